import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createSmtpMailer } from './smtp-mailer';

/** Takes every mail, and keeps what it was told after DATA. */
function fakeServer(socket: Socket, taken: string[]): void {
  let mail: string | null = null;
  socket.setEncoding('utf8').write('220 fake\r\n');
  socket.on('data', (chunk: string) => {
    if (mail === null) {
      if (chunk.startsWith('DATA')) mail = '';
      socket.write(chunk.startsWith('DATA') ? '354 go on\r\n' : '250 well\r\n');
      return;
    }
    mail += chunk;
    if (!mail.endsWith('\r\n.\r\n')) return;
    taken.push(mail);
    mail = null;
    socket.write('250 taken\r\n');
  });
}

describe('mail by an SMTP server', () => {
  const taken: string[] = [];
  let server: Server;
  let url = '';

  beforeAll(async () => {
    server = createServer((socket) => fakeServer(socket, taken));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => taken.splice(0));

  const mail = { to: 'a@upround.test', subject: 'Your day', text: 'One line' };
  const ids = () => taken.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim());

  it('R24: the same mail sent again has the same id, made of its key', async () => {
    const mailer = await createSmtpMailer(url, 'Upround <hello@mail.upround.example>');
    await mailer.send({ ...mail, key: 'abc123' });
    await mailer.send({ ...mail, key: 'abc123' });
    expect(ids()).toEqual(['<abc123@mail.upround.example>', '<abc123@mail.upround.example>']);
  });

  it('a mail without a key has an id of its own', async () => {
    const mailer = await createSmtpMailer(url, 'hello@mail.upround.example');
    await mailer.send(mail);
    await mailer.send(mail);
    expect(new Set(ids()).size).toBe(2);
    expect(ids()).not.toContain(undefined);
  });
});
