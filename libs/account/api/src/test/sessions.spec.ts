import type { Session, SignedIn } from '@upround/account/contract';
import { sessionOutcome } from '../sessions/session-outcome';
import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';
const current = '/v2/auth/session/current';

describe('sessions', () => {
  let server: AccountServer;
  let count = 0;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server?.stop());

  const newcomer = () => {
    count += 1;
    return server.signUp(`person-${count}@example.test`, password);
  };
  const signInAgain = (email: string) =>
    server.send<SignedIn>('POST', '/v2/auth', {
      body: { email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    });
  const refresh = (cookie: string | undefined, headers: Record<string, string> = {}) =>
    server.send<{ token: string }>('PATCH', '/v2/auth', { cookie, headers });
  const read = (token: string) => server.send('GET', current, { token });

  describe('the list', () => {
    it('X2: has the member’s own sessions and marks the current one', async () => {
      const { body } = await newcomer();
      const again = await signInAgain(body.user.email);
      await newcomer();
      const { body: list } = await server.send<{ data: Session[] }>('GET', '/v2/auth/session', {
        token: again.body.token,
      });
      expect(list.data.map((session) => [session.device, session.current])).toEqual([
        ['Firefox on Linux', true],
        [expect.any(String), false],
      ]);
    });

    it('X2: ends another of the member’s own sessions, and no one else’s', async () => {
      const { body: mine } = await newcomer();
      const again = await signInAgain(mine.user.email);
      const { body: stranger } = await newcomer();
      const { body: list } = await server.send<{ data: Session[] }>('GET', '/v2/auth/session', {
        token: again.body.token,
      });
      const other = list.data.find((session) => !session.current)?.id ?? '';
      const end = (id: string, token?: string) =>
        server.send('DELETE', `/v2/auth/session/${id}`, token === undefined ? {} : { token });

      expect((await end(other)).status).toBe(401);
      const foreign = await end(other, stranger.token);
      const unknown = await end('no-such-session', stranger.token);
      expect([foreign.status, codeOf(foreign)]).toEqual([404, codeOf(unknown)]);
      expect((await read(mine.token)).status).toBe(200);

      expect((await end(other, again.body.token)).status).toBe(204);
      expect((await read(mine.token)).status).toBe(401);
      expect((await read(again.body.token)).status).toBe(200);
      expect((await end(other, again.body.token)).status).toBe(404);
    });
  });

  describe('the end', () => {
    it('X2, R11: logging out ends access and refresh, and clears the cookie', async () => {
      const { body, cookie } = await newcomer();
      const out = await server.send('DELETE', '/v2/auth', { token: body.token, cookie });
      expect([out.status, out.cookie]).toEqual([204, '']);
      expect((await read(body.token)).status).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
    });

    it.each(['BANNED', 'DELETED'])('R11: who is %s is out at once', async (state) => {
      const { body, cookie } = await newcomer();
      expect((await read(body.token)).status).toBe(200);
      await server.query(`update people set state = $1 where id = $2`, [state, body.user.id]);
      const answer = await read(body.token);
      expect([answer.status, codeOf(answer)]).toEqual([401, 'ACCOUNT_DISABLED']);
      expect((await refresh(cookie)).status).toBe(401);
    });

    it('T16: comes after thirty days, even with constant refreshes', async () => {
      const { body, cookie: first } = await newcomer();
      const end = async () =>
        (
          await server.query<{ days: number; end: string }>(
            `select extract(epoch from expires_at - created_at)::int / 86400 as days,
               expires_at::text as end from sessions where user_id = $1`,
            [body.user.id],
          )
        )[0];
      const atFirst = await end();
      expect(atFirst?.days).toBe(30);
      let cookie = first;
      for (let times = 0; times < 3; times += 1) {
        const answer = await refresh(cookie);
        expect(answer.status).toBe(200);
        cookie = answer.cookie;
      }
      expect(await end()).toEqual(atFirst);
      await server.query(`update sessions set expires_at = now() where user_id = $1`, [
        body.user.id,
      ]);
      expect((await refresh(cookie)).status).toBe(401);
    });
  });

  describe('a refresh', () => {
    it('A7: answers a valid token and a new cookie, with or without a valid access token', async () => {
      const { cookie } = await newcomer();
      const answer = await server.send<{ token: string }>('PATCH', '/v2/auth', {
        cookie,
        token: 'not-a-token',
      });
      expect(answer.status).toBe(200);
      expect(answer.cookie).toMatch(/^[\w-]{43}$/);
      expect(answer.cookie).not.toBe(cookie);
      expect((await read(answer.body.token)).status).toBe(200);
    });

    it('A7, T15: accepts nothing else as a refresh token', async () => {
      const { body } = await newcomer();
      const others = [undefined, '', body.token, 'x'.repeat(43), await server.guestToken()];
      for (const cookie of others) {
        const answer = await refresh(cookie);
        expect([answer.status, codeOf(answer)]).toEqual([401, 'REFRESH_INVALID']);
      }
    });

    it('T36: is rejected for other sites, and changes nothing', async () => {
      const { cookie } = await newcomer();
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await refresh(cookie, { origin });
        expect([answer.status, codeOf(answer)]).toEqual([403, 'FOREIGN_ORIGIN']);
      }
      expect((await refresh(cookie, { origin: server.origin })).status).toBe(200);
    });

    it('T16: the database has no token that could be used', async () => {
      const { cookie } = await newcomer();
      const rows = await server.query(
        `select encode(token_hash, 'base64') as base64, encode(token_hash, 'hex') as hex
         from refresh_tokens`,
      );
      const bytes = Buffer.from(cookie ?? '', 'base64url');
      expect(JSON.stringify(rows)).not.toContain(bytes.toString('hex'));
      expect(JSON.stringify(rows)).not.toContain(bytes.toString('base64').slice(0, 40));
    });

    it('R10: in several tabs at once has one successor, and all tabs stay logged in', async () => {
      const { cookie, body } = await newcomer();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const successors = new Set(answers.map((answer) => answer.cookie));
      expect(successors.size).toBe(1);
      const [next] = successors;
      const tokens = await server.query(
        `select 1 from refresh_tokens t join sessions s on s.id = t.session_id
         where s.user_id = $1`,
        [body.user.id],
      );
      expect(tokens).toHaveLength(2);
      for (const { body: refreshed } of answers.slice(0, 3)) {
        expect((await read(refreshed.token)).status).toBe(200);
      }
      expect((await refresh(next)).status).toBe(200);
    });

    it('R10: with the previous token half a minute later counts as theft, and ends the session', async () => {
      const { cookie, body } = await newcomer();
      const successor = await refresh(cookie);
      await server.query(
        `update refresh_tokens set replaced_at = replaced_at - interval '31 seconds'
         where replaced_at is not null`,
      );
      expect((await refresh(cookie)).status).toBe(401);
      expect((await refresh(successor.cookie)).status).toBe(401);
      expect((await read(successor.body.token)).status).toBe(401);
      expect((await read(body.token)).status).toBe(401);
    });

    it('R10: with an older token counts as theft at once, and ends only this session', async () => {
      const { cookie, body } = await newcomer();
      const elsewhere = await signInAgain(body.user.email);
      const child = await refresh(cookie);
      const grandchild = await refresh(child.cookie);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await refresh(grandchild.cookie)).status).toBe(401);
      expect((await read(grandchild.body.token)).status).toBe(401);
      expect((await read(elsewhere.body.token)).status).toBe(200);
    });
  });

  describe('reading the session for a page', () => {
    it('returns who is logged in, and rotates nothing', async () => {
      const { cookie, body } = await newcomer();
      const outcome = await sessionOutcome(server.db, cookie);
      expect(outcome).toMatchObject({ kind: 'member', user: body.user });
      expect((await sessionOutcome(server.db, cookie)).kind).toBe('member');
      expect((await refresh(cookie)).status).toBe(200);
    });

    it.each([undefined, '', 'x'.repeat(43)])('is a guest’s with %p', async (cookie) => {
      expect(await sessionOutcome(server.db, cookie)).toEqual({ kind: 'guest' });
    });

    it('returns a guest once the session has ended', async () => {
      const { cookie, body } = await newcomer();
      await server.send('DELETE', '/v2/auth', { token: body.token });
      expect(await sessionOutcome(server.db, cookie)).toEqual({ kind: 'guest' });
    });
  });
});
