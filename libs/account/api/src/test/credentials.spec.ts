import type { SessionUser, SignedIn } from '@upround/account/contract';
import { accountEraser } from '../contributions/account-eraser';
import { accountExports } from '../contributions/account-exports';
import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';
const next = 'battery staple';

let server: AccountServer;
let count = 0;

beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server?.stop());

/** A member of their own for each test. */
async function newcomer() {
  count += 1;
  const { body } = await server.signUp(`person-${count}@example.test`, password);
  return { token: body.token, ...body.user };
}
type Member = Awaited<ReturnType<typeof newcomer>>;
const freshAddress = () => `fresh-${(count += 1)}@example.test`;

const ask = ({ token }: Member, email: string, given = password) =>
  server.send('POST', '/v2/auth/email', { token, body: { email, password: given } });
const confirm = ({ token }: Member, code: string) =>
  server.send<SessionUser>('PATCH', '/v2/auth/email', { token, body: { code } });
const change = ({ token }: Member, current = password, given = next) =>
  server.send<{ endedSessions: number }>('PATCH', '/v2/auth/password', {
    token,
    body: { current, password: given },
  });
const signIn = (email: string, given: object = { password }) =>
  server.send<SignedIn>('POST', '/v2/auth', { body: { email, ...given } });
const read = (token: string) => server.send('GET', '/v2/auth/session/current', { token });
const emailOf = async ({ token }: Member) => ((await read(token)).body as { email: string }).email;
const acts = (id: string) =>
  server.query<{ action: string; details: object }>(
    `select action, details from audit_entries
     where actor_id = $1 and action like 'account.change-%' order by id`,
    [id],
  );

describe('X24: changing the email address', () => {
  it('needs the code that was emailed to the new address, and notifies the old address', async () => {
    const member = await newcomer();
    const address = freshAddress();
    const asked = await ask(member, ` ${address.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([202, { mailed: true }]);
    expect(await emailOf(member)).toBe(member.email);

    const code = await server.mailedCode(address);
    const changed = await confirm(member, code);
    expect([changed.status, changed.body.email]).toEqual([200, address]);
    expect((await signIn(address)).status).toBe(200);
    expect((await signIn(member.email)).status).toBe(401);

    await server.drain();
    const told = server.mailsTo(member.email).at(-1);
    expect(told?.subject).toContain('was changed');
    expect(`${told?.subject}${told?.text}`).not.toContain(address);
    expect(await acts(member.id)).toEqual([{ action: 'account.change-email', details: {} }]);
    expect((await confirm(member, code)).status).toBe(403);
  });

  it('needs the current password; each try counts as a login attempt', async () => {
    const member = await newcomer();
    const before = server.hashes();
    const answer = await ask(member, freshAddress(), 'wrong password');
    expect([answer.status, codeOf(answer)]).toEqual([403, 'WRONG_PASSWORD']);
    expect(server.hashes()).toBe(before + 1);
    expect((await read(member.token)).status).toBe(200);
  });

  it('is rejected for guests, and for an address that is already the member’s own', async () => {
    const member = await newcomer();
    const body = { email: freshAddress(), password };
    expect((await server.send('POST', '/v2/auth/email', { body })).status).toBe(401);
    expect(
      (await server.send('PATCH', '/v2/auth/email', { body: { code: '123456' } })).status,
    ).toBe(401);
    const same = await ask(member, member.email);
    expect([same.status, codeOf(same)]).toEqual([409, 'SAME_EMAIL']);
  });

  it('does not reveal whether the address has an account: its owner gets an email that says so', async () => {
    const [member, owner] = [await newcomer(), await newcomer()];
    const work = async (email: string) => {
      const before = [server.hashes(), server.statements()] as const;
      const answer = await ask(member, email);
      const statements = server.statements() - before[1];
      return {
        answer: [answer.status, answer.body],
        hashes: server.hashes() - before[0],
        statements,
      };
    };
    await work(freshAddress());
    expect(await work(owner.email)).toEqual(await work(freshAddress()));
    await ask(member, owner.email);
    await server.drain();
    const mail = server.mailsTo(owner.email).at(-1);
    expect(mail?.subject).toContain('already has an account');
    expect(mail?.text).not.toMatch(/\d{6}/);
    expect((await confirm(member, '000000')).status).toBe(403);
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it.each([
    ['full-width letters', 'ａsha@example.test'],
    ['letters beyond ASCII', 'ásha@example.test'],
    ['a comment', 'asha(work)@example.test'],
    ['a line break', 'asha@example.test\nbcc: x@example.test'],
    ['no domain', 'asha@example'],
    ['300 characters', `${'a'.repeat(300)}@example.test`],
  ])('T17: rejects an address with %s and names its field', async (_what, email) => {
    const member = await newcomer();
    const answer = await ask(member, email);
    expect([answer.status, (answer.body['errors'] as { path: string }[])[0]?.path]).toEqual([
      400,
      'email',
    ]);
  });
});

describe('T18: the code of a new address', () => {
  it('works for its person only', async () => {
    const [member, stranger] = [await newcomer(), await newcomer()];
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    await ask(stranger, freshAddress());
    expect((await confirm(stranger, code)).status).toBe(403);
    expect((await confirm(member, code)).status).toBe(200);
  });

  it('works for no other purpose, and no other code works for it', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    expect((await signIn(address, { code })).status).toBe(401);
    expect((await signIn(member.email, { code })).status).toBe(401);
    await server.send('POST', '/v2/auth/code', {
      body: { email: member.email, purpose: 'SIGN_IN' },
    });
    const other = await server.mailedCode(member.email);
    expect((await confirm(member, other)).status).toBe(403);
    expect((await confirm(member, code)).status).toBe(200);
  });

  it('is the newest one: a code for another address closes it', async () => {
    const member = await newcomer();
    const [first, second] = [freshAddress(), freshAddress()];
    await ask(member, first);
    const older = await server.mailedCode(first);
    await ask(member, second);
    const newer = await server.mailedCode(second);
    expect((await confirm(member, older)).status).toBe(403);
    expect((await confirm(member, newer)).body.email).toBe(second);
  });

  it('stays open when a stranger asks for the same address', async () => {
    const [member, stranger] = [await newcomer(), await newcomer()];
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    await ask(stranger, address);
    expect((await confirm(member, code)).status).toBe(200);
  });

  it('is locked after five wrong tries, and expires', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm(member, wrong)).status).toBe(403);
    }
    expect((await confirm(member, code)).status).toBe(403);

    await ask(member, address);
    const late = await server.mailedCode(address);
    await server.query('update one_time_codes set expires_at = now() where user_id = $1', [
      member.id,
    ]);
    expect((await confirm(member, late)).status).toBe(403);
  });

  it('T16: is nowhere in the database', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    const rows = await server.query(
      `select encode(code_hash, 'escape') as hash from one_time_codes where user_id = $1`,
      [member.id],
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('T17: a code that was sent to the old address before does not open the account', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await server.send('POST', '/v2/auth/code', { body: { email: member.email, purpose: 'RESET' } });
    const reset = await server.mailedCode(member.email);
    await ask(member, address);
    await confirm(member, await server.mailedCode(address));
    const body = { email: member.email, code: reset, password: next };
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(401);
    // Nor once another account has the old address.
    const heir = await newcomer();
    await server.query('update accounts set email = $1 where user_id = $2', [
      member.email,
      heir.id,
    ]);
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(401);
  });
});

describe('X24: changing the password', () => {
  it('R11: ends the member’s other sessions at once, and no one else’s', async () => {
    const [member, stranger] = [await newcomer(), await newcomer()];
    const [tablet, phone] = [await signIn(member.email), await signIn(member.email)];
    const changed = await change(member);
    expect([changed.status, changed.body]).toEqual([200, { endedSessions: 2 }]);
    expect((await read(tablet.body.token)).status).toBe(401);
    expect((await read(phone.body.token)).status).toBe(401);
    const refreshed = await server.send('PATCH', '/v2/auth', { cookie: phone.cookie });
    expect(refreshed.status).toBe(401);
    expect((await read(member.token)).status).toBe(200);
    expect((await read(stranger.token)).status).toBe(200);
    expect((await signIn(member.email)).status).toBe(401);
    expect((await signIn(member.email, { password: next })).status).toBe(200);
    expect(await acts(member.id)).toEqual([{ action: 'account.change-password', details: {} }]);
  });

  it('needs the current password, and a new one that is hard to guess', async () => {
    const member = await newcomer();
    const other = await signIn(member.email);
    const wrong = await change(member, 'wrong password');
    expect([wrong.status, codeOf(wrong)]).toEqual([403, 'WRONG_PASSWORD']);
    expect((await change(member, password, 'password')).status).toBe(400);
    expect((await change(member, password, 'short')).status).toBe(400);
    const body = { current: password, password: next };
    expect((await server.send('PATCH', '/v2/auth/password', { body })).status).toBe(401);
    expect((await read(other.body.token)).status).toBe(200);
    expect((await signIn(member.email)).status).toBe(200);
  });

  it('T17: closes all codes that were sent before, also those for a new address', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await server.send('POST', '/v2/auth/code', { body: { email: member.email, purpose: 'RESET' } });
    const reset = await server.mailedCode(member.email);
    await ask(member, address);
    const code = await server.mailedCode(address);
    await change(member);
    expect((await confirm(member, code)).status).toBe(403);
    const body = { email: member.email, code: reset, password: 'third password' };
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(401);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('T17: a password that was set with an emailed code also closes the code for a new address', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    await server.send('POST', '/v2/auth/code', { body: { email: member.email, purpose: 'RESET' } });
    const reset = await server.mailedCode(member.email);
    const { body } = await server.send<SignedIn>('POST', '/v2/auth/reset', {
      body: { email: member.email, code: reset, password: next },
    });
    expect((await confirm({ ...member, token: body.token }, code)).status).toBe(403);
  });
});

describe('R28, R27: the record of an address change', () => {
  it('is exported for its person, and deleted with the account', async () => {
    const [member, stayer] = [await newcomer(), await newcomer()];
    const [address, other] = [freshAddress(), freshAddress()];
    await ask(member, address);
    await confirm(member, await server.mailedCode(address));
    await ask(member, freshAddress());
    await ask(stayer, other);
    const rows = [];
    for (const source of accountExports.filter(({ name }) => name === 'email-changes')) {
      for await (const row of source.rows(server.db, member.id)) rows.push(row.values);
    }
    expect(rows).toMatchObject([
      { newEmail: address, formerEmail: member.email },
      { formerEmail: null, closedAt: null },
    ]);
    await server.db
      .transaction()
      .execute((trx) => accountEraser({ send: () => Promise.resolve() }).erase(trx, member.id));
    const left = await server.query<{ user_id: string }>(
      'select user_id from one_time_codes where user_id = any($1)',
      [[member.id, stayer.id]],
    );
    expect(left).toEqual([{ user_id: stayer.id }]);
  });
});

describe('R8: concurrent requests', () => {
  it('two people confirm one address: one gets it, the other gets an error and keeps the old address', async () => {
    const people = [await newcomer(), await newcomer()] as const;
    const address = freshAddress();
    const codes: string[] = [];
    for (const member of people) {
      await ask(member, address);
      codes.push(await server.mailedCode(address));
    }
    const answers = await Promise.all(
      people.map((member, index) => confirm(member, codes[index] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = people[answers.findIndex(({ status }) => status === 409)] as Member;
    expect(codeOf(answers.find(({ status }) => status === 409) as never)).toBe('EMAIL_TAKEN');
    expect(await emailOf(loser)).toBe(loser.email);
  });

  it('a sign-up and a change want one address: one gets it', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    const body = { email: address, password, displayName: 'Asha Rao' };
    await server.send('POST', '/v2/auth/register', { body });
    const signUp = await server.mailedCode(address);
    const answers = await Promise.all([confirm(member, code), signIn(address, { code: signUp })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([409, 200]).toContain(answers[0].status);
    expect([401, 200]).toContain(answers[1].status);
    const owners = await server.query('select 1 from accounts where email = $1', [address]);
    expect(owners).toHaveLength(1);
  });

  it('one code is sent many times: it works once', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(member, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  it('two devices change the password: one succeeds, and the other is logged out', async () => {
    const member = await newcomer();
    const { body } = await signIn(member.email);
    const other = { ...member, token: body.token };
    const answers = await Promise.all([
      change(member, password, 'set here first'),
      change(other, password, 'set over there'),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(answers[1 - won]?.status);
    const kept = ['set here first', 'set over there'][won];
    expect((await signIn(member.email, { password: kept })).status).toBe(200);
  });

  it('a change of address and a reset at the old address: one of them wins, and one way to log in is left', async () => {
    const member = await newcomer();
    const address = freshAddress();
    await ask(member, address);
    const code = await server.mailedCode(address);
    await server.send('POST', '/v2/auth/code', { body: { email: member.email, purpose: 'RESET' } });
    const reset = await server.mailedCode(member.email);
    const answers = await Promise.all([
      confirm(member, code),
      server.send('POST', '/v2/auth/reset', {
        body: { email: member.email, code: reset, password: next },
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe('R19: guessing', () => {
  let strict: AccountServer;
  beforeAll(async () => {
    strict = await startAccountServer({ rateLimits: 'on' });
  });
  afterAll(() => strict?.stop());

  it('the current password in an open session is stopped after ten tries, like at login', async () => {
    const { body } = await strict.signUp('guessed@example.test', password);
    const from = '198.51.100.7';
    const guess = () =>
      strict.send('PATCH', '/v2/auth/password', {
        token: body.token,
        body: { current: 'wrong password', password: next },
        from,
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    const attempt = { email: 'guessed@example.test', password };
    expect((await strict.send('POST', '/v2/auth', { body: attempt, from })).status).toBe(429);
  });

  it('codes for many new addresses is stopped after twenty tries', async () => {
    const { body } = await strict.signUp('codes@example.test', password);
    const guess = () =>
      strict.send('PATCH', '/v2/auth/email', { token: body.token, body: { code: '000000' } });
    for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });
});
