import type { Session, SignedIn } from '@upround/account/contract';
import { startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';
const email = 'audited@example.test';

describe('R33: the audit log', () => {
  let server: AccountServer;
  let member: SignedIn;

  beforeAll(async () => {
    server = await startAccountServer();
    member = (await server.signUp(email, password)).body;
  });
  afterAll(() => server?.stop());

  const signIn = (given: object = { password }) =>
    server.send<SignedIn>('POST', '/v2/auth', { body: { email, ...given }, from: '203.0.113.77' });
  const entries = () =>
    server.query<{ action: string; network: string; details: object; reference: string }>(
      `select action, network, details, reference_id as reference from audit_entries
       where actor_id = $1 order by id`,
      [member.user.id],
    );
  /** What an act adds to the log. */
  async function added(act: () => Promise<{ status: number }>) {
    const before = (await entries()).length;
    const { status } = await act();
    return { status, entries: (await entries()).slice(before) };
  }

  it('has one entry for a sign-up, with how it was proved', async () => {
    expect(await entries()).toEqual([
      {
        action: 'account.sign-up',
        network: expect.stringMatching(/\/(24|48)$/),
        details: { by: 'code' },
        reference: member.user.id,
      },
    ]);
  });

  it('has one entry for a login, with the network that it came from and not the address', async () => {
    const login = await added(() => signIn());
    expect(login).toEqual({
      status: 200,
      entries: [
        {
          action: 'account.sign-in',
          network: '203.0.113.0/24',
          details: { by: 'password' },
          reference: member.user.id,
        },
      ],
    });
  });

  it('has no entry for a login that was refused', async () => {
    expect(await added(() => signIn({ password: 'wrong horse' }))).toEqual({
      status: 401,
      entries: [],
    });
  });

  it('has one entry for a session that is ended, and none for one that has ended already', async () => {
    const { body: other } = await signIn();
    const { body: list } = await server.send<{ data: Session[] }>('GET', '/v2/auth/session', {
      token: other.token,
    });
    const first = list.data.find(({ current }) => !current)?.id ?? '';
    const ended = await added(() =>
      server.send('DELETE', `/v2/auth/session/${first}`, { token: other.token }),
    );
    expect(ended.entries).toMatchObject([{ action: 'account.session-end' }]);
    const again = await added(() =>
      server.send('DELETE', `/v2/auth/session/${first}`, { token: other.token }),
    );
    expect(again).toEqual({ status: 404, entries: [] });
  });

  it('has one entry for a logout', async () => {
    const { body: leaving } = await signIn();
    const left = await added(() => server.send('DELETE', '/v2/auth', { token: leaving.token }));
    expect(left.entries).toMatchObject([{ action: 'account.sign-out' }]);
  });

  it('has one entry for a password that was reset', async () => {
    await server.send('POST', '/v2/auth/code', { body: { email, purpose: 'RESET' } });
    const code = await server.mailedCode(email);
    const reset = await added(() =>
      server.send('POST', '/v2/auth/reset', {
        body: { email, code, password: 'another horse' },
      }),
    );
    expect(reset.entries).toMatchObject([{ action: 'account.password-reset' }]);
  });
});
