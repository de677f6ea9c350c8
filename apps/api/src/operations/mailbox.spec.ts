import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { createFolderMailer } from '@upround/shared/mail';
import { mailboxLink, registerMailbox } from './mailbox';

const KEY = 'a-key-of-the-inbox';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function inboxOf(...mails: { subject: string; text: string }[]) {
  const mailer = createFolderMailer(folder, () => undefined);
  for (const mail of mails) await mailer.send({ to: 'asha@example.com', ...mail });
  const app = fastify();
  registerMailbox(app, mailer, { brand: 'Up & round', key: KEY });
  const { pathname, search } = new URL(mailboxLink('http://localhost', KEY));
  const exchanged = await app.inject(`${pathname}${search}`);
  const cookie = String(exchanged.headers['set-cookie']).split(';')[0] ?? '';
  const answer = await app.inject({ url: pathname, headers: { cookie } });
  await app.close();
  const policy = String(answer.headers['content-security-policy']);
  return { html: answer.body, policy };
}

describe('the demo inbox', () => {
  it('shows the code of an email separately, to be copied, and turns URLs into links', async () => {
    const { html } = await inboxOf(
      { subject: 'A new job', text: 'See http://localhost:3000/jobs?job=a&from=mail now' },
      { subject: '123456 is your Upround code', text: 'Your code is 123456' },
    );
    expect(html).toContain('data-copy="123456"');
    expect(html).toContain(
      '<a href="http://localhost:3000/jobs?job=a&amp;from=mail">http://localhost:3000/jobs?job=a&amp;from=mail</a> now',
    );
    expect(html.indexOf('123456 is your')).toBeLessThan(html.indexOf('A new job'));
    expect(html.match(/data-copy=/g)).toHaveLength(1);
  });

  it('escapes the contents of emails, and runs only its own script', async () => {
    const { html, policy } = await inboxOf({
      subject: '<img src=x onerror=alert(1)>',
      text: '<script>alert(1)</script>',
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(policy).not.toContain('script-src *');
    expect(html).toContain('Up &amp; round');
  });

  it('says what will appear in it while it is empty', async () => {
    expect((await inboxOf()).html).toContain('No emails yet');
  });
});
