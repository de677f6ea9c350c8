import { readReferral, saveReferral } from '@upround/ambassador/contract';
import {
  DAY_MS,
  MINUTE_MS,
  openLink,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

describe('spec 4.70: who brought whom', () => {
  let server: AmbassadorServer;
  let ambassador: Person;
  let code: string;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ambassador = await server.ambassador();
    code = (await server.ownOf(ambassador)).code ?? '';
  });

  const outcome = async (person: Person, typed = code) =>
    (await server.refer(person, typed)).body.outcome;
  const cookieOf = (headers: Record<string, unknown>) =>
    /upround_ref=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? null;
  const saveBy = (as: Person, cookie: string) =>
    server.call(saveReferral, { body: {} }, { as, cookies: { upround_ref: cookie } });

  it('is written once, and counted', async () => {
    const person = await server.person();
    const read = async () => (await server.call(readReferral, {}, { as: person })).body;
    expect(await read()).toEqual({ outcome: 'NO_CODE', displayName: null });
    expect((await server.refer(person, ` ${code.toLowerCase()} `)).body).toEqual({
      outcome: 'REFERRED',
      displayName: ambassador.slug,
    });
    expect(await read()).toEqual({ outcome: 'REFERRED', displayName: ambassador.slug });
    expect(await outcome(person)).toBe('ALREADY_REFERRED');
    const other = await server.ownOf(await server.ambassador());
    expect(await outcome(person, other.code ?? '')).toBe('ALREADY_REFERRED');
    const own = await server.ownOf(ambassador);
    expect(own.funnel.joined).toBe(1);
    expect(own.days).toEqual([expect.objectContaining({ joined: 1 })]);
  });

  it('is refused for one’s own code, unknown ones, and accounts of more than seven days', async () => {
    const person = await server.person();
    expect(await outcome(ambassador)).toBe('OWN_CODE');
    expect(await outcome(person, 'ZZZZZZZZ')).toBe('UNKNOWN_CODE');
    await server.wait(7 * DAY_MS + MINUTE_MS);
    expect(await outcome(person)).toBe('ACCOUNT_TOO_OLD');
    const [audit] = await server.rows<{ action: string; details: { reason: string } }>(
      'select action, details from audit_entries where actor_id = $1',
      [ambassador.userId],
    );
    expect(audit).toEqual({
      action: 'ambassador.referral-refused',
      details: { reason: 'OWN_CODE' },
    });
    expect((await server.ownOf(ambassador)).funnel.joined).toBe(0);
  });

  it('is refused in a ring: of two, and of three', async () => {
    const second = await server.referred(ambassador);
    await server.rows(
      `insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at, decided_at)
      select gen_random_uuid(), $1, 'ACTIVE', '', 'RNGCDE22', gen_random_uuid(), now(), now()`,
      [second.userId],
    );
    expect(await outcome(ambassador, 'RNGCDE22')).toBe('RING');
    const third = await server.referred(second);
    await server.rows(
      `insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at, decided_at)
      select gen_random_uuid(), $1, 'ACTIVE', '', 'RNGCDE33', gen_random_uuid(), now(), now()`,
      [third.userId],
    );
    expect(await outcome(ambassador, 'RNGCDE33')).toBe('RING');
    expect(await outcome(await server.person(), 'RNGCDE33')).toBe('REFERRED');
  });

  it('comes from the link that the browser opened, within thirty days', async () => {
    const opened = await openLink(server, code);
    expect(opened.body).toEqual({ displayName: ambassador.slug, isKnown: true, isSaved: true });
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
    const cookie = cookieOf(opened.headers) ?? '';
    await server.wait(20 * DAY_MS);
    const person = await server.person();
    const saved = await saveBy(person, cookie);
    expect(saved.body.outcome).toBe('REFERRED');
    expect(cookieOf(saved.headers)).toBe('');
    await server.wait(10 * DAY_MS);
    expect((await saveBy(await server.person(), cookie)).body.outcome).toBe('EXPIRED');
  });

  it('isn’t written by a cookie that someone changed', async () => {
    const cookie = cookieOf((await openLink(server, code)).headers) ?? '';
    const [, moment, signature] = cookie.split('.');
    const later = String(Number(moment) + 1);
    for (const forged of [
      `AAAAAAAA.${moment}.${signature}`,
      `${code}.${later}.${signature}`,
      `${code}.${moment}.${'A'.repeat(43)}`,
      'nonsense',
      code,
    ]) {
      const person = await server.person();
      expect([forged, (await saveBy(person, forged)).body.outcome]).toEqual([forged, 'TAMPERED']);
      const [row] = await server.rows('select 1 from ambassador_referrals where person_id = $1', [
        person.userId,
      ]);
      expect(row).toBeUndefined();
    }
    expect((await saveBy(await server.person(), cookie)).body.outcome).toBe('REFERRED');
  });

  it('sets no cookie with Do Not Track, and counts a network once a day', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[]) {
      const { body, headers: answer } = await openLink(server, code, headers);
      expect([body.isKnown, body.isSaved, cookieOf(answer)]).toEqual([true, false, null]);
    }
    expect((await server.ownOf(ambassador)).funnel.visits).toBe(1);
    await server.wait(DAY_MS);
    await openLink(server, code);
    expect((await server.ownOf(ambassador)).funnel.visits).toBe(2);
    const unknown = await openLink(server, 'ZZZZZZZZ');
    expect(unknown.body).toEqual({ displayName: null, isKnown: false, isSaved: false });
    await server.runTask('ambassador.forget-visits');
    const days = await server.rows<{ day: number }>('select distinct day from ambassador_visits');
    expect(days).toHaveLength(1);
  });
});
