import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderMailer, type FolderMailer } from './folder-mailer';

describe('the embedded mail part', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'upround-mail-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps a mail as a file that any mail program reads, and prints it', async () => {
    const printed: string[] = [];
    const mailer = createFolderMailer(folder, (text) => printed.push(text));
    await mailer.send({ to: 'a@upround.test', subject: 'Your code', text: 'Code 123456' });
    const [file] = readdirSync(folder);
    expect(file).toMatch(/\.eml$/);
    expect(readFileSync(path.join(folder, file as string), 'utf8')).toContain('123456');
    expect(printed.join()).toContain('Code 123456');
  });

  it('lists the newest first, letters of any script intact', async () => {
    const mailer = createFolderMailer(folder, () => undefined);
    await mailer.send({ to: 'a@upround.test', subject: 'First', text: 'one' });
    await mailer.send({ to: 'b@upround.test', subject: 'नमस्ते é', text: 'दो = two\n\nend' });
    const [newest, older] = await mailer.list(5);
    expect(newest).toEqual({
      to: 'b@upround.test',
      subject: 'नमस्ते é',
      text: 'दो = two\n\nend\n',
      sentAt: expect.any(Date),
    });
    expect(older?.subject).toBe('First');
    expect(await mailer.list(1)).toHaveLength(1);
  });

  it('attaches a calendar entry with its method', async () => {
    const mailer = createFolderMailer(folder, () => undefined);
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await mailer.send({
      to: 'a@upround.test',
      subject: 'Cancelled',
      text: 'It’s cancelled.',
      calendar: { method: 'CANCEL', text },
    });
    const [file] = readdirSync(folder);
    const stored = readFileSync(path.join(folder, file as string), 'utf8');
    expect(stored).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    expect((await mailer.list(1))[0]?.text.trim()).toBe('It’s cancelled.');
  });

  it('R27: deletes what was sent to some addresses, and nothing else', async () => {
    const mailer = createFolderMailer(folder, () => undefined);
    for (const to of ['a@upround.test', 'b@upround.test', 'a@upround.test', 'aa@upround.test']) {
      await mailer.send({ to, subject: 'For a@upround.test', text: 'a@upround.test' });
    }
    await mailer.forget(['nobody@upround.test']);
    expect(await mailer.list(10)).toHaveLength(4);
    await mailer.forget(['A@upround.test', 'nobody@upround.test', 'b@upround.test']);
    expect((await mailer.list(10)).map(({ to }) => to)).toEqual(['aa@upround.test']);
  });

  it('R27: keeps an email for 14 days, for any recipient', async () => {
    let now = new Date();
    const later = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));
    const start = () =>
      createFolderMailer(
        folder,
        () => undefined,
        () => now,
      );
    const send = (mailer: FolderMailer, name: string) =>
      mailer.send({ to: `${name}@upround.test`, subject: 'Your day', text: 'What happened' });
    const kept = async () => (await start().list(10)).map(({ to }) => to.split('@')[0]);
    writeFileSync(path.join(folder, '1.eml'), 'To: other@upround.test\n\nNot a file of ours.');
    const mailer = start();
    await send(mailer, 'first');
    writeFileSync(path.join(folder, `${now.toISOString().replaceAll(':', '-')}-1.part`), 'half');
    later(13.9);
    await send(mailer, 'second');
    await mailer.forget([]);
    expect(await kept()).toEqual(['second', 'first', 'other']);
    later(0.2);
    await mailer.forget([]);
    expect(await kept()).toEqual(['second', 'other']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    later(15);
    // A server that is off at night deletes them with the first mail that it sends.
    await send(start(), 'third');
    expect(await kept()).toEqual(['third', 'other']);
  });

  it('lists and deletes side by side', async () => {
    const mailer = createFolderMailer(folder, () => undefined);
    const to = 'a@upround.test';
    for (let n = 0; n < 20; n += 1) await mailer.send({ to, subject: `${n}`, text: 'text' });
    const all = [...Array.from({ length: 3 }, () => mailer.forget([to])), mailer.list(20)];
    await expect(Promise.all(all)).resolves.toHaveLength(4);
    expect(await mailer.list(20)).toEqual([]);
  });

  it('lists nothing before the first mail', async () => {
    const mailer = createFolderMailer(path.join(folder, 'none'), () => undefined);
    expect(await mailer.list(5)).toEqual([]);
  });
});
