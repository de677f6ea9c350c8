import { startAccountServer, type AccountServer } from './account-server.fixtures';

const full = process.env['HEAVY'] === 'full';
const parallel = full ? 20 : 10;
const rounds = full ? 10 : 2;
const current = '/v2/auth/session/current';

/** Two servers on one database stand for two processes. */
describe('two processes', () => {
  let one: AccountServer;
  let other: AccountServer;

  beforeAll(async () => {
    one = await startAccountServer();
    other = await startAccountServer({ database: one.database });
  });
  afterAll(async () => {
    await other?.stop();
    await one?.stop();
  });

  const refresh = (server: AccountServer, cookie: string | undefined) =>
    server.send<{ token: string }>('PATCH', '/v2/auth', { cookie });
  const status = async (server: AccountServer, token: string) =>
    (await server.send('GET', current, { token })).status;

  /** Asks until the other process knows. The product promises two seconds; here a limit only ends what hangs. */
  async function outSoon(token: string): Promise<number> {
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      if ((await status(other, token)) === 401) return 401;
      await one.query('select pg_sleep(0.02)');
    }
    return status(other, token);
  }

  it('R10: parallel refreshes at both give one successor, round after round', async () => {
    let { cookie } = await one.signUp('tabs@example.test', 'correct horse');
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: parallel }, (_, index) =>
          refresh(index % 2 === 0 ? one : other, cookie),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
      for (const { body } of answers) expect(await status(other, body.token)).toBe(200);
      cookie = answers[0]?.cookie;
    }
    const tokens = await one.query('select generation from refresh_tokens order by generation');
    expect(tokens).toHaveLength(rounds + 1);
  });

  it('R10: a stolen token that one process detects ends the family in the other', async () => {
    const { cookie } = await one.signUp('theft@example.test', 'correct horse');
    const child = await refresh(one, cookie);
    const grandchild = await refresh(other, child.cookie);
    expect(await status(other, grandchild.body.token)).toBe(200);
    expect((await refresh(one, cookie)).status).toBe(401);
    expect(await outSoon(grandchild.body.token)).toBe(401);
    expect((await refresh(other, grandchild.cookie)).status).toBe(401);
  });

  it.each([
    ['signing out', (token: string) => one.send('DELETE', '/v2/auth', { token })],
    [
      'a ban',
      (_: string, id: string) =>
        one.query(`update people set state = 'BANNED' where id = $1`, [id]),
    ],
    [
      'deletion',
      (_: string, id: string) =>
        one.query(`update people set state = 'DELETED' where id = $1`, [id]),
    ],
  ])('R11: %s in one process takes effect in the other', async (what, act) => {
    const email = `${what.replace(/\W/g, '-')}@example.test`;
    const { body } = await one.signUp(email, 'correct horse');
    expect(await status(other, body.token)).toBe(200);
    await act(body.token, body.user.id);
    expect(await outSoon(body.token)).toBe(401);
  });

  it('T18: a code sent to both at once works in one', async () => {
    const email = 'race@example.test';
    await one.signUp(email, 'correct horse');
    await one.send('POST', '/v2/auth/code', { body: { email, purpose: 'SIGN_IN' } });
    const code = await one.mailedCode(email);
    const answers = await Promise.all(
      [one, other, one, other].map((server) =>
        server.send('POST', '/v2/auth', { body: { email, code } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});
