import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { messageEvent, type Message } from '@upround/messaging/contract';
import { createRealtime, loadTransport, type Realtime } from '@upround/shared/realtime-client';
import type { RunningMember } from './running-member.fixtures';

const AGAIN_MS = 50;

/** A line to a port that can be cut. */
export interface Line {
  url: string;
  cut(): void;
  close(): void;
}

export async function openLine(port: number): Promise<Line> {
  const ends = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const cut = () => ends.forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}

/** Asks until there is an answer; 503 and no answer are the only ways of having none. */
export async function answered<T>(
  ask: (attempt: number) => Promise<Response>,
  status: number,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(attempt).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? null;
    if (answer?.status === status && text !== null) return JSON.parse(text) as T;
    if (answer !== null && ![status, 503].includes(answer.status)) {
      throw new Error(`It answered ${answer.status}: ${text ?? ''}`);
    }
    await pause(AGAIN_MS);
  }
}

/** A member's page with one open conversation: it receives events, and reads on after each gap. */
export interface Reader {
  realtime: Realtime;
  /** What it shows, in order. */
  log: Message[];
  stop(): void;
}

interface ReaderOptions {
  member: RunningMember;
  conversationId: string;
  /** Where its connection goes. */
  line: string;
  /** Where it asks, from one try to the next. */
  servers: readonly string[];
}

export function openReader({ member, conversationId, line, servers }: ReaderOptions): Reader {
  const log: Message[] = [];
  let reading: Promise<void> | undefined;
  let isBehind = false;
  let isStopped = false;
  const last = () => log.at(-1)?.sequence ?? 0;

  function take(message: Message): void {
    if (message.sequence <= last()) return;
    if (message.sequence === last() + 1) log.push(message);
    else catchUp();
  }
  async function readOn(): Promise<void> {
    while (isBehind && !isStopped) {
      isBehind = false;
      for (let more = true; more;) {
        const query = new URLSearchParams({ conversationId, after: String(last()), limit: '50' });
        const { data } = await answered<{ data: Message[] }>(
          async (attempt) =>
            fetch(`${servers[attempt % servers.length]}/v1/message?${query}`, {
              headers: { 'access-token': await member.token() },
            }),
          200,
        );
        data.forEach(take);
        more = data.length > 0;
      }
    }
  }
  function catchUp(): void {
    isBehind = true;
    reading ??= readOn().finally(() => (reading = undefined));
  }

  const realtime = createRealtime({
    rest: () => Promise.resolve(),
    load: () =>
      loadTransport('socket', {
        host: line,
        token: member.token,
        renewedToken: member.token,
        ablyToken: () => Promise.reject(new Error('There is no Ably here.')),
      }),
  });
  realtime.on(messageEvent.name, (data) => {
    const { message } = data as { message: Message };
    if (message.conversationId === conversationId) take(message);
  });
  realtime.onGap(catchUp);
  realtime.identify(member.userId);
  return {
    realtime,
    log,
    stop() {
      isStopped = true;
      realtime.identify(null);
    },
  };
}
