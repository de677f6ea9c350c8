import {
  appeal,
  decideAppeal,
  decideCase,
  listCases,
  listOwnDecisions,
  listOwnReports,
  moderationErrors,
  readCase,
  readTransparency,
  type DecisionInput,
} from '@upround/moderation/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { moderationEraser } from '../contributions/moderation-eraser';
import { startModerationServer, type ModerationServer } from './moderation-server.fixtures';

const DAY = 24 * 60 * 60;

describe('X29, O12: appeals', () => {
  let server: ModerationServer;
  let asha: TestMember;
  let bela: TestMember;
  let moderator: TestMember;
  let second: TestMember;

  const staff = async (name: string) => {
    const member = await server.signUpAs(name);
    await server.giveRole(member, 'MODERATOR');
    return member;
  };

  beforeAll(async () => {
    server = await startModerationServer();
    asha = await server.signUpAs('asha');
    bela = await server.signUpAs('bela');
    moderator = await staff('mod');
    second = await staff('second');
  });
  afterAll(() => server?.close());

  const decided = async (action: DecisionInput['action'], over: Partial<DecisionInput> = {}) => {
    const reference = await server.insert({ author: asha });
    await server.report(bela, reference);
    const { data } = (await server.call(listCases, { query: {} }, { as: moderator })).body;
    const id = data.find(({ referenceId }) => referenceId === reference.referenceId)?.id ?? '';
    const body: DecisionInput = { action, rule: 'FRAUD', reason: 'Not possible.', ...over };
    const answer = await server.call(decideCase, { params: { id }, body }, { as: moderator });
    await server.wait(10);
    return { ...reference, decisionId: answer.body.id };
  };
  const send = (decisionId: string, as = asha) =>
    server.call(appeal, { body: { decisionId, text: 'It was satire.' } }, { as });
  const appealCase = async (referenceId: string) => {
    const { data } = (await server.call(listCases, { query: {} }, { as: second })).body;
    const found = data.find((one) => one.kind === 'APPEAL' && one.referenceId === referenceId);
    if (found === undefined) throw new Error('the appeal is not in the queue');
    return found;
  };
  const answer = (id: string, isReversed: boolean, as = second) =>
    server.call(
      decideAppeal,
      { params: { id }, body: { isReversed, reason: 'Read again.' } },
      { as },
    );
  const ownDecision = async (decisionId: string) =>
    (await server.call(listOwnDecisions, { query: {} }, { as: asha })).body.data.find(
      ({ id }) => id === decisionId,
    );

  it('joins the queue with the decision and the record as it was', async () => {
    const { referenceId, decisionId } = await decided('HIDE');
    expect((await ownDecision(decisionId))?.appealBy).not.toBeNull();
    expect((await send(decisionId)).body).toMatchObject({
      id: decisionId,
      appealBy: null,
      appeal: { state: 'OPEN', text: 'It was satire.', reason: null },
    });
    const { id } = await appealCase(referenceId);
    const { body } = await server.call(readCase, { params: { id } }, { as: second });
    expect(body).toMatchObject({
      kind: 'APPEAL',
      snapshot: { text: 'Double your money.' },
      appeal: { text: 'It was satire.', decision: { action: 'HIDE', moderator: { slug: 'mod' } } },
    });
  });

  it('is answered by another moderator, who reverses all that was done', async () => {
    const { referenceId, decisionId } = await decided('HIDE');
    await send(decisionId);
    const { id } = await appealCase(referenceId);
    const own = await answer(id, false, moderator);
    expect(own.error?.code).toBe(moderationErrors.OWN_CASE.code);
    expect((await answer(id, true)).body).toEqual({ caseId: id, isReversed: true });
    expect(await server.stateOf(referenceId)).toBe('ACTIVE');
    expect((await ownDecision(decisionId))?.appeal).toMatchObject({
      state: 'REVERSED',
      reason: 'Read again.',
    });
    const reports = (await server.call(listOwnReports, { query: {} }, { as: bela })).body.data;
    expect(reports.find((one) => one.referenceId === referenceId)).toMatchObject({
      state: 'NO_BREACH',
      rule: null,
    });
    expect(await server.audited(referenceId)).toEqual([
      'moderation.decide',
      'moderation.appeal',
      'moderation.reverse',
    ]);
    const again = await answer(id, false);
    expect(again.error?.code).toBe(moderationErrors.CASE_DECIDED.code);
  });

  it('isn’t answered by a moderator who reported the record', async () => {
    const { referenceType, referenceId } = await server.insert({ author: asha });
    await server.report(second, { referenceType, referenceId });
    const { data } = (await server.call(listCases, { query: {} }, { as: moderator })).body;
    const caseId = data.find((one) => one.referenceId === referenceId)?.id ?? '';
    const decision = await server.call(
      decideCase,
      { params: { id: caseId }, body: { action: 'WARN', rule: 'SPAM', reason: 'Spam.' } },
      { as: moderator },
    );
    await server.wait(10);
    await send(decision.body.id);
    const { id, mine } = await appealCase(referenceId);
    expect(mine).toBe(true);
    expect((await answer(id, false)).error?.code).toBe(moderationErrors.OWN_CASE.code);
  });

  it('ends a restriction when it’s reversed, and members can appeal while it lasts', async () => {
    const { referenceId, decisionId } = await decided('RESTRICT', { days: 7 });
    expect(await server.memberState(asha)).toBe('RESTRICTED');
    expect((await send(decisionId)).status).toBe(200);
    await answer((await appealCase(referenceId)).id, true);
    expect(await server.memberState(asha)).toBe('ACTIVE');
  });

  it('is possible once, for the person concerned, about what was decided', async () => {
    const { decisionId } = await decided('WARN');
    expect((await send(decisionId, bela)).status).toBe(404);
    for (const unknown of ['018bcfe5-6800-7000-8000-0000000000ff', 'no-id']) {
      expect((await send(unknown)).status).toBe(404);
    }
    await send(decisionId);
    const twice = await send(decisionId);
    expect([twice.status, twice.error?.code]).toEqual([
      409,
      moderationErrors.APPEALED_ALREADY.code,
    ]);
    const nothing = await decided('NOTHING');
    expect((await send(nothing.decisionId)).status).toBe(404);
  });

  it('X25: counts in the figures that anyone can read', async () => {
    server.clock.advance(6 * 60 * 1000);
    const { body } = await server.call(readTransparency, {});
    expect(body.actions).toContainEqual({ action: 'HIDE', count: 2 });
    expect(body.rules).toContainEqual({ rule: 'FRAUD', count: 4 });
    expect(body.appeals).toEqual({ open: 3, upheld: 0, reversed: 2 });
    expect(body.medianMinutes).toBe(0);
    expect(JSON.stringify(body)).not.toContain('asha');
  });

  it('leaves nothing that names a deleted author', async () => {
    const dora = await server.signUpAs('dora');
    const reference = await server.insert({ author: dora, text: 'Dora’s own words.' });
    await server.report(bela, reference);
    await server.database.db
      .transaction()
      .execute((trx) => moderationEraser.erase(trx, dora.userId));
    const rows = await server.database.query(
      'select author_id, snapshot from moderation_cases where reference_id = $1',
      [reference.referenceId],
    );
    expect(rows).toEqual([{ author_id: null, snapshot: null }]);
  });

  // The last one moves the clock by days, after which tokens are no longer valid.
  it('keeps a removed record until it’s answered, and is refused after 30 days', async () => {
    const { referenceId, decisionId } = await decided('REMOVE');
    const late = await decided('HIDE');
    await send(decisionId);
    const { id } = await appealCase(referenceId);
    await server.wait(30 * DAY + 1);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
    const third = await staff('third');
    await answer(id, false, third);
    await server.wait(1);
    expect(await server.stateOf(referenceId)).toBe('DELETED');
    const token = await server.tokens.signAccess(asha);
    const refused = await send(late.decisionId, { ...asha, token });
    expect(refused.error?.code).toBe(moderationErrors.TOO_LATE_TO_APPEAL.code);
  });
});
