import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderMailer } from './folder-mailer';

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
    expect(newest).toEqual({ to: 'b@upround.test', subject: 'नमस्ते é', text: 'दो = two\n\nend\n' });
    expect(older?.subject).toBe('First');
    expect(await mailer.list(1)).toHaveLength(1);
  });

  it('R27: forgets what was sent to an address, and nothing else', async () => {
    const mailer = createFolderMailer(folder, () => undefined);
    for (const to of ['a@upround.test', 'b@upround.test', 'a@upround.test', 'aa@upround.test']) {
      await mailer.send({ to, subject: 'For a@upround.test', text: 'a@upround.test' });
    }
    await mailer.forget('A@upround.test');
    await mailer.forget('nobody@upround.test');
    expect((await mailer.list(10)).map(({ to }) => to)).toEqual([
      'aa@upround.test',
      'b@upround.test',
    ]);
  });

  it('lists nothing before the first mail', async () => {
    const mailer = createFolderMailer(path.join(folder, 'none'), () => undefined);
    expect(await mailer.list(5)).toEqual([]);
  });
});
