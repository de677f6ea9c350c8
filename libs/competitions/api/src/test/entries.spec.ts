import { createHash } from 'node:crypto';
import {
  acceptInvitation,
  checkReceipt,
  listEntries,
  readInvitation,
  readOwnEntry,
  removeTeamMember,
  renewInvitation,
  withdrawEntry,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  complete,
  DAY_MS,
  MINUTE_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

describe('spec 4.63: entries', () => {
  let server: CompetitionsServer;
  let asha: TestMember;
  let ravi: TestMember;
  let meera: TestMember;
  let slug: string;

  beforeAll(async () => {
    server = await startCompetitions();
    asha = await server.person();
    ravi = await server.person();
    meera = await server.person();
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    slug = await server.competition();
  });

  const countOf = async () => {
    const [row] = await server.rows<{ entry_count: number }>(
      'select entry_count from competitions where slug = $1',
      [slug],
    );
    return row?.entry_count;
  };
  const tokenOf = (inviteUrl: string | null | undefined) =>
    new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  const accept = (as: TestMember, token: string, of = slug) =>
    server.call(acceptInvitation, { params: { slug: of, token } }, { as });
  const withdraw = (as: TestMember) => server.call(withdrawEntry, { params: { slug } }, { as });
  const remove = (as: TestMember, userId: string) =>
    server.call(removeTeamMember, { params: { slug, userId } }, { as });

  it('begin as a draft with what is missing, and are no one else’s', async () => {
    const answers = { stage: ['Nowhere'] };
    const { status, body } = await server.save(asha, slug, { title: '', tagline: '', answers });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'DRAFT',
      revision: 1,
      isOwner: true,
      receipt: null,
      isChanged: false,
      problems: [
        { fieldId: 'title', problem: 'MISSING' },
        { fieldId: 'tagline', problem: 'MISSING' },
        { fieldId: 'problem', problem: 'MISSING' },
        { fieldId: 'stage', problem: 'NOT_OFFERED' },
      ],
    });
    expect(await server.entryOf(ravi, slug)).toBeNull();
    expect((await server.call(readOwnEntry, { params: { slug } })).status).toBe(401);
    expect(await countOf()).toBe(0);
  });

  it('are submitted whole, with a receipt that anyone can check', async () => {
    await server.save(asha, slug, { title: '' });
    const refused = await server.submit(asha, slug);
    expect([refused.status, refused.error?.code]).toEqual([409, 'INCOMPLETE']);
    expect(refused.error?.details).toEqual({
      problems: [{ fieldId: 'title', problem: 'MISSING' }],
    });
    expect(await countOf()).toBe(0);

    await server.save(asha, slug, { revision: 1 });
    const { body } = await server.submit(asha, slug, 2);
    expect(body).toMatchObject({ state: 'SUBMITTED', isChanged: false, problems: [] });
    expect(await countOf()).toBe(1);
    const { code = '', sha256 } = body.receipt ?? {};
    const check = (as?: TestMember) =>
      server.call(checkReceipt, { params: { slug, code } }, { as });
    const own = (await check(asha)).body;
    expect(own).toMatchObject({ code, sha256, isNewest: true, hasCertificate: false });
    expect(
      createHash('sha256')
        .update(own.content ?? '')
        .digest('hex'),
    ).toBe(sha256);
    expect(JSON.parse(own.content ?? '')).toMatchObject({
      competition: slug,
      title: complete.title,
      answers: complete.answers,
      submittedAt: body.receipt?.submittedAt,
    });
    for (const as of [ravi, undefined]) {
      expect((await check(as)).body).toEqual({ ...own, content: null });
    }
    const other = await server.competition();
    for (const params of [
      { slug, code: 'forged' },
      { slug: other, code },
    ]) {
      expect((await server.call(checkReceipt, { params })).status).toBe(404);
    }
  });

  it('can be changed and submitted again; the newest submission counts', async () => {
    const first = await server.enter(asha, slug);
    const saved = await server.save(asha, slug, { title: 'Dry Steps', revision: 1 });
    expect(saved.body).toMatchObject({ isChanged: true, receipt: first.receipt });
    const second = await server.submit(asha, slug, 2);
    expect(second.body.isChanged).toBe(false);
    expect(second.body.receipt?.code).not.toBe(first.receipt?.code);
    const code = first.receipt?.code ?? '';
    const { body } = await server.call(checkReceipt, { params: { slug, code } });
    expect(body.isNewest).toBe(false);
    expect(await countOf()).toBe(1);
    await server.wait(2 * DAY_MS);
    const gallery = await server.call(listEntries, { params: { slug }, query: {} });
    expect(gallery.body.data).toMatchObject([{ title: 'Dry Steps', team: [{ id: asha.userId }] }]);
  });

  it('aren’t overwritten by a page that is behind', async () => {
    await server.save(asha, slug);
    await server.save(asha, slug, { title: 'Second', revision: 1 });
    for (const revision of [0, 1, 3]) {
      const { status, error } = await server.save(asha, slug, { title: 'Lost', revision });
      expect([revision, status, error?.code]).toEqual([revision, 409, 'ENTRY_CHANGED']);
    }
    const late = await server.submit(asha, slug, 1);
    expect([late.status, late.error?.code]).toEqual([409, 'ENTRY_CHANGED']);
    expect(await server.entryOf(asha, slug)).toMatchObject({ title: 'Second', state: 'DRAFT' });
  });

  it('refuse what the form doesn’t ask for', async () => {
    const unknown = await server.save(asha, slug, { answers: { other: 'x' } });
    expect([unknown.status, unknown.error?.code]).toEqual([400, 'UNKNOWN_FIELD']);
    const long = await server.save(asha, slug, { answers: { problem: 'x'.repeat(4_001) } });
    expect([long.status, long.error?.code]).toEqual([400, 'TEXT_TOO_LONG']);
    expect(await server.entryOf(asha, slug)).toBeNull();
  });

  it('keep scripts as the text that they are', async () => {
    const script = '<script>alert(1)</script>';
    await server.save(asha, slug, {
      title: script,
      answers: { problem: script, site: 'javascript:alert(1)' },
    });
    const entry = await server.entryOf(asha, slug);
    expect(entry).toMatchObject({ title: script, answers: { problem: script } });
    expect(entry?.problems).toContainEqual({ fieldId: 'site', problem: 'NOT_A_LINK' });
  });

  it('spec 4.62: are taken between the opening and the deadline, by the server’s clock', async () => {
    const early = await server.competition({ opensInDays: 1, closesInDays: 2 });
    const tooEarly = await server.save(asha, early);
    expect([tooEarly.status, tooEarly.error?.code]).toEqual([409, 'NOT_OPEN']);
    await server.save(asha, slug);
    await server.wait(2 * DAY_MS - MINUTE_MS);
    expect((await server.submit(asha, slug)).status).toBe(201);
    await server.wait(MINUTE_MS);
    for (const late of [
      await server.submit(asha, slug),
      await server.save(asha, slug, { revision: 1 }),
      await server.save(ravi, slug),
    ]) {
      expect([late.status, late.error?.code]).toEqual([409, 'CLOSED']);
    }
    expect(await countOf()).toBe(1);
  });

  it('are shown to everyone after the deadline only, in the order of their submission', async () => {
    await server.enter(ravi, slug);
    await server.wait(1_000);
    await server.enter(asha, slug);
    await server.save(meera, slug);
    const gallery = async (query = {}) =>
      (await server.call(listEntries, { params: { slug }, query })).body;
    expect((await gallery()).data).toEqual([]);
    await server.wait(2 * DAY_MS);
    const first = await gallery({ limit: '1' });
    expect(first.data).toMatchObject([{ team: [{ id: ravi.userId }] }]);
    const second = await gallery({ limit: '1', cursor: first.nextSegment ?? '' });
    expect(second.data).toMatchObject([{ team: [{ id: asha.userId }] }]);
    expect(second.nextSegment).toBeNull();
  });

  it('have a team that joins by invitation, up to the limit', async () => {
    const begun = await server.save(asha, slug);
    const token = tokenOf(begun.body.inviteUrl);
    const read = async (as: TestMember) =>
      (await server.call(readInvitation, { params: { slug, token } }, { as })).body;
    expect(await read(ravi)).toMatchObject({ teamSize: 1, teamMax: 3, state: 'OPEN' });
    const joined = await accept(ravi, token);
    expect(joined.body).toMatchObject({ isOwner: false, inviteUrl: null });
    expect(joined.body.team.map(({ person }) => person.id)).toEqual([asha.userId, ravi.userId]);
    expect((await accept(ravi, token)).status).toBe(200);
    expect(await read(ravi)).toMatchObject({ state: 'JOINED', teamSize: 2 });
    expect((await accept(meera, token)).status).toBe(200);
    const full = await accept(await server.person(), token);
    expect([full.status, full.error?.code]).toEqual([409, 'TEAM_FULL']);
    const [last] = server.events.slice(-1);
    expect(last?.userIds).toEqual(expect.arrayContaining([asha.userId, ravi.userId]));
  });

  it('let a team write together, but only their creator invite, remove and withdraw', async () => {
    const begun = await server.save(asha, slug);
    await accept(ravi, tokenOf(begun.body.inviteUrl));
    expect((await server.save(ravi, slug, { title: 'By Ravi', revision: 1 })).status).toBe(200);
    expect(await server.entryOf(asha, slug)).toMatchObject({ title: 'By Ravi', revision: 2 });
    const renew = () => server.call(renewInvitation, { params: { slug } }, { as: ravi });
    for (const answer of [await renew(), await withdraw(ravi), await remove(ravi, meera.userId)]) {
      expect([answer.status, answer.error?.code]).toEqual([403, 'NOT_OWNER']);
    }
    const stays = await remove(asha, asha.userId);
    expect([stays.status, stays.error?.code]).toEqual([409, 'OWNER_STAYS']);
    expect((await remove(asha, meera.userId)).status).toBe(404);
    expect((await remove(asha, ravi.userId)).status).toBe(204);
    expect(await server.entryOf(ravi, slug)).toBeNull();
  });

  it('refuse invitations that are over, foreign or for someone who is in another entry', async () => {
    const begun = await server.save(asha, slug);
    const token = tokenOf(begun.body.inviteUrl);
    const other = await server.competition();
    expect((await accept(ravi, token, other)).status).toBe(404);
    expect((await accept(ravi, 'forged')).status).toBe(404);
    await server.save(ravi, slug);
    const busy = await accept(ravi, token);
    expect([busy.status, busy.error?.code]).toEqual([409, 'ALREADY_IN']);
    const renewed = await server.call(renewInvitation, { params: { slug } }, { as: asha });
    expect(renewed.body.inviteUrl).not.toBe(begun.body.inviteUrl);
    expect((await accept(meera, token)).status).toBe(404);
    await server.wait(2 * DAY_MS);
    const closed = await accept(meera, tokenOf(renewed.body.inviteUrl));
    expect([closed.status, closed.error?.code]).toEqual([409, 'CLOSED']);
  });

  it('are withdrawn for the whole team, and can be begun again', async () => {
    const entered = await server.enter(asha, slug);
    await accept(ravi, tokenOf(entered.inviteUrl));
    expect((await withdraw(asha)).status).toBe(204);
    expect(await countOf()).toBe(0);
    expect(await server.entryOf(asha, slug)).toBeNull();
    expect(await server.entryOf(ravi, slug)).toBeNull();
    const code = entered.receipt?.code ?? '';
    const { body } = await server.call(checkReceipt, { params: { slug, code } });
    expect(body.isWithdrawn).toBe(true);
    expect((await withdraw(asha)).status).toBe(404);
    expect((await server.save(asha, slug)).body).toMatchObject({ state: 'DRAFT', revision: 1 });
    await server.wait(3 * DAY_MS);
    const late = await withdraw(asha);
    expect([late.status, late.error?.code]).toEqual([409, 'CLOSED']);
  });
});
