import { connect, createServer, type Socket } from 'node:net';

/** A round-robin proxy: each new connection goes to the next process. */
export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * @param ports where the processes listen; while one refuses connections they go to the next, as common proxies do
 */
export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const ends = new Set<Socket>();
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('close', () => ends.delete(end));
    end.on('error', () => end.destroy());
  };
  let turn = 0;
  const reach = (near: Socket, place: number, tries: number) => {
    const far = connect(ports[place % ports.length] ?? 0, '127.0.0.1');
    keep(far);
    let isOpen = false;
    far.on('connect', () => {
      isOpen = true;
      near.pipe(far).pipe(near);
    });
    far.on('close', () => {
      if (isOpen || tries <= 1) near.destroy();
      else reach(near, place + 1, tries - 1);
    });
    near.on('close', () => far.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    turn += 1;
    reach(near, turn, ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      ends.forEach((end) => end.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
