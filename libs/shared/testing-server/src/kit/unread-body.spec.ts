import { connect, type AddressInfo, type Socket } from 'node:net';
import { createTestServer, type TestServer } from '../create-test-server';
import { sampleModule } from './sample.fixtures';

const DRIP_MS = 200;
const head = (lines: string, path = '/v1/note') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${lines}\r\n\r\n`;
const JSON_TYPE = 'content-type: application/json';
const TEXT_TYPE = 'content-type: text/plain';
const FORM_TYPE = 'content-type: multipart/form-data; boundary=x';

const statuses = (heard: string) => heard.match(/(?<=^HTTP\/1\.1 )\d+|(?<=\}HTTP\/1\.1 )\d+/g);

describe('R16: a body that goes on after its answer', () => {
  let server: TestServer;
  let port: number;
  let socket: Socket;
  let dripping: NodeJS.Timeout | undefined;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    clearInterval(dripping);
    socket.destroy();
  });
  afterAll(() => server?.close());

  /** Everything that the server says until the connection is closed. */
  function hear(socket: Socket): { closed: Promise<string>; until(part: string): Promise<void> } {
    let heard = '';
    socket.on('data', (chunk) => void (heard += chunk.toString()));
    socket.on('error', () => undefined);
    return {
      closed: new Promise((resolve) => socket.once('close', () => resolve(heard))),
      until: (part) =>
        new Promise((resolve) => {
          const look = () => {
            if (!heard.includes(part)) return;
            socket.off('data', look);
            resolve();
          };
          socket.on('data', look);
          look();
        }),
    };
  }

  it.each([
    ['too long a body', head(`${JSON_TYPE}\r\ncontent-length: 99999999`), 'a', '413'],
    ['a type that nothing takes', head(`${TEXT_TYPE}\r\ncontent-length: 9999`), 'a', '415'],
    ['chunks', head(`${TEXT_TYPE}\r\ntransfer-encoding: chunked`), '1\r\na\r\n', '415'],
    ['a form without a token', head(`${FORM_TYPE}\r\ncontent-length: 9999`), 'a', '401'],
    ['a broken address', head(`${FORM_TYPE}\r\ncontent-length: 9999`, '/v1/%'), 'a', '400'],
  ])(
    'is cut soon: %s',
    async (_, first, drip, status) => {
      socket = connect(port, '127.0.0.1');
      const { closed } = hear(socket);
      dripping = setInterval(() => socket.writable && socket.write(drip), DRIP_MS);
      socket.write(first);
      const heard = await closed;
      expect(statuses(heard)).toEqual([status]);
    },
    20_000,
  );

  it('and ends soon leaves the connection open for the next request', async () => {
    socket = connect(port, '127.0.0.1');
    const { closed, until } = hear(socket);
    socket.write(`${head(`${TEXT_TYPE}\r\ncontent-length: 4`)}ab`);
    await until('UNSUPPORTED_MEDIA_TYPE');
    socket.write('cd');
    socket.write(`${head('content-length: 0', '/v1/nothing-here')}`);
    await until('HTTP/1.1 404');
    socket.end('GET /v1/nothing-there HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(statuses(await closed)).toEqual(['415', '404', '404']);
  });
});
