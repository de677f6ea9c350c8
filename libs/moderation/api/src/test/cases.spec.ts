import {
  assignCase,
  decideCase,
  listCases,
  listOwnDecisions,
  listOwnReports,
  moderationErrors,
  noteCase,
  readCase,
  readCaseMessages,
  removeSpam,
  undoDecision,
  type DecisionInput,
} from '@upround/moderation/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { adoptReports } from '../reports/adopt-reports';
import { startModerationServer, type ModerationServer } from './moderation-server.fixtures';

const HIDE: DecisionInput = { action: 'HIDE', rule: 'FRAUD', reason: 'No one can promise that.' };
const DAY = 24 * 60 * 60;

describe('X26, O12: cases and decisions', () => {
  let server: ModerationServer;
  let asha: TestMember;
  let bela: TestMember;
  let chitra: TestMember;
  let moderator: TestMember;
  let second: TestMember;
  let admin: TestMember;

  beforeAll(async () => {
    server = await startModerationServer();
    asha = await server.signUpAs('asha');
    bela = await server.signUpAs('bela');
    chitra = await server.signUpAs('chitra');
    moderator = await server.signUpAs('mod');
    second = await server.signUpAs('second');
    admin = await server.signUpAs('ada');
    await server.giveRole(moderator, 'MODERATOR');
    await server.giveRole(second, 'MODERATOR');
    await server.giveRole(admin, 'ADMIN');
  });
  afterAll(() => server?.close());

  const queue = async (as = moderator) =>
    (await server.call(listCases, { query: {} }, { as })).body;
  const caseOf = async (referenceId: string) => {
    const found = (await queue()).data.find((one) => one.referenceId === referenceId);
    if (found === undefined) throw new Error(`no open case of ${referenceId}`);
    return found;
  };
  const reported = async (author: TestMember | null, over = {}) => {
    const reference = await server.insert({ author, ...over });
    await server.report(bela, reference);
    return { ...reference, caseId: (await caseOf(reference.referenceId)).id };
  };
  const decide = (caseId: string, body: DecisionInput, as = moderator) =>
    server.call(decideCase, { params: { id: caseId }, body }, { as });
  const codeOf = ({ error }: { error: { code: string } | undefined }) => error?.code;
  const reportsOf = async (as: TestMember) =>
    (await server.call(listOwnReports, { query: {} }, { as })).body.data;
  const decisionsOf = async (as: TestMember) =>
    (await server.call(listOwnDecisions, { query: {} }, { as })).body.data;

  it('merges reports of one record, and lists the gravest first', async () => {
    const record = await server.insert({ author: asha });
    const other = await server.insert({ author: asha, text: 'Another one.' });
    await server.report(bela, other);
    await server.report(bela, record);
    const again = await server.report(bela, record);
    expect(await server.report(bela, record)).toBe(again);
    await server.report(chitra, record, { category: 'ILLEGAL' });
    const found = await caseOf(record.referenceId);
    expect(found).toMatchObject({
      reportCount: 2,
      categories: ['ILLEGAL', 'SPAM'],
      text: 'Double your money.',
      author: { slug: 'asha' },
      mine: false,
    });
    const { data } = await queue();
    const weights = data.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, next) => next - one));
    const byAge = (await server.call(listCases, { query: { sort: 'age' } }, { as: admin })).body
      .data;
    const places = byAge.map(({ referenceId }) => referenceId);
    expect(places.indexOf(other.referenceId)).toBeLessThan(places.indexOf(record.referenceId));
  });

  it('pages through the queue without repeating a case', async () => {
    for (let count = 0; count < 5; count += 1) await reported(asha);
    const seen: string[] = [];
    for (const sort of ['weight', 'age'] as const) {
      seen.length = 0;
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: { sort: typeof sort; limit: number; cursor: string } = {
          sort,
          limit: 2,
          cursor,
        };
        const { body: page } = await server.call(listCases, { query }, { as: moderator });
        seen.push(...page.data.map((one) => one.id));
        cursor = page.nextSegment;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength((await queue()).data.length);
    }
  });

  it('shows a record as it was when it was reported, with reporters and notes', async () => {
    const { referenceId, caseId } = await reported(asha, { text: 'As it was.' });
    await server.database.query(`update test_records set text = 'As it is.' where id = $1`, [
      referenceId,
    ]);
    const params = { id: caseId };
    await server.call(noteCase, { params, body: { text: 'Seen before.' } }, { as: second });
    const { body } = await server.call(readCase, { params }, { as: moderator });
    expect(body).toMatchObject({
      snapshot: { text: 'As it was.' },
      current: { text: 'As it is.' },
      reports: [{ reporter: { slug: 'bela' }, category: 'SPAM', message: 'Spam.' }],
      notes: [{ author: { slug: 'second' }, text: 'Seen before.' }],
      actions: ['NOTHING', 'WARN', 'HIDE', 'REMOVE', 'RESTRICT', 'SUSPEND'],
    });
  });

  it('hides at once, and notifies after the time to undo', async () => {
    const { referenceId, caseId } = await reported(asha);
    await server.call(
      assignCase,
      { params: { id: caseId }, body: { isMine: true } },
      { as: second },
    );
    expect((await reportsOf(bela))[0]).toMatchObject({ state: 'REVIEWING', rule: null });
    expect((await decide(caseId, HIDE)).status).toBe(200);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
    expect((await reportsOf(bela))[0]).toMatchObject({ state: 'REVIEWING' });
    expect((await decisionsOf(asha)).map((one) => one.referenceId)).not.toContain(referenceId);
    await server.wait(10);
    expect((await reportsOf(bela))[0]).toMatchObject({ state: 'ACTION_TAKEN', rule: 'FRAUD' });
    expect((await decisionsOf(asha))[0]).toMatchObject({
      referenceId,
      action: 'HIDE',
      rule: 'FRAUD',
      reason: HIDE.reason,
      appeal: null,
    });
    expect(await server.audited(referenceId)).toEqual(['moderation.decide']);
  });

  it('says that nothing was wrong to reporters alone', async () => {
    const { referenceId, caseId } = await reported(asha);
    await decide(caseId, { action: 'NOTHING', reason: 'Being wrong isn’t an offence.' });
    await server.wait(10);
    expect((await reportsOf(bela))[0]).toMatchObject({ state: 'NO_BREACH', rule: null });
    expect((await decisionsOf(asha)).map((one) => one.referenceId)).not.toContain(referenceId);
    expect(await server.stateOf(referenceId)).toBe('ACTIVE');
  });

  it('is undone within ten seconds, and not later', async () => {
    const { referenceId, caseId } = await reported(asha);
    const { body } = await decide(caseId, HIDE);
    const undo = (as = moderator) => server.call(undoDecision, { params: { id: body.id } }, { as });
    expect((await undo(second)).status).toBe(404);
    // Someone reports it meanwhile, and joins the case again.
    await server.report(chitra, { referenceType: 'POST', referenceId });
    expect((await undo()).body).toMatchObject({ id: caseId, reportCount: 2 });
    expect(await server.stateOf(referenceId)).toBe('ACTIVE');
    await server.wait(10);
    expect((await reportsOf(chitra))[0]).toMatchObject({ referenceId, state: 'REVIEWING' });
    const next = await decide(caseId, HIDE);
    await server.wait(11);
    const late = await server.call(
      undoDecision,
      { params: { id: next.body.id } },
      { as: moderator },
    );
    expect([late.status, codeOf(late)]).toEqual([409, moderationErrors.TOO_LATE_TO_UNDO.code]);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });

  it('tells a suspended member why by email, once it can’t be undone', async () => {
    const esha = await server.signUpAs('esha');
    const one = await reported(esha);
    const undone = await decide(one.caseId, { ...HIDE, action: 'SUSPEND' });
    await server.call(undoDecision, { params: { id: undone.body.id } }, { as: moderator });
    await server.wait(10);
    expect(server.sent).toEqual([]);
    await decide(one.caseId, { ...HIDE, action: 'SUSPEND' });
    await server.wait(10);
    expect(server.sent).toEqual([
      expect.objectContaining({
        to: `${esha.userId}@upround.test`,
        subject: 'Your Upround account is suspended',
        text: expect.stringMatching(
          /Rule 3: Lies that cost people money\.[^]*No one can promise that\.[^]*https:\/\/upround\.example\/feedback/,
        ) as string,
      }),
    ]);
  });

  it('removes spam in bulk, and skips what it can’t decide', async () => {
    const [one, two] = [await reported(asha), await reported(asha)];
    const own = await reported(moderator);
    const unknown = '018bcfe5-6800-7000-8000-0000000000ff';
    const { body } = await server.call(
      removeSpam,
      { body: { caseIds: [one.caseId, two.caseId, own.caseId, unknown], reason: 'Spam.' } },
      { as: moderator },
    );
    expect(body.decisions.map(({ caseId }) => caseId).sort()).toEqual(
      [one.caseId, two.caseId].sort(),
    );
    expect([...body.skipped].sort()).toEqual([own.caseId, unknown].sort());
    expect(await server.stateOf(own.referenceId)).toBe('ACTIVE');
    expect(await server.stateOf(two.referenceId)).toBe('HIDDEN');
  });

  it('refuses moderators their own cases', async () => {
    const record = await reported(moderator);
    expect(codeOf(await decide(record.caseId, HIDE))).toBe(moderationErrors.OWN_CASE.code);
    const other = await server.insert({ author: asha });
    await server.report(moderator, other);
    const { id, mine } = await caseOf(other.referenceId);
    expect(mine).toBe(true);
    const nothing: DecisionInput = { action: 'NOTHING', reason: 'Fine.' };
    expect(codeOf(await decide(id, nothing))).toBe(moderationErrors.OWN_CASE.code);
    expect(await server.audited(other.referenceId)).toEqual([]);
  });

  it('leaves members of staff to those above them', async () => {
    const { caseId } = await reported(second);
    expect(codeOf(await decide(caseId, HIDE))).toBe(moderationErrors.STAFF_CASE.code);
    expect((await decide(caseId, HIDE, admin)).status).toBe(200);
    const ofAdmin = await reported(admin);
    expect(codeOf(await decide(ofAdmin.caseId, HIDE))).toBe(moderationErrors.STAFF_CASE.code);
    const nothing: DecisionInput = { action: 'NOTHING', reason: 'Fine.' };
    expect((await decide(ofAdmin.caseId, nothing)).status).toBe(200);
  });

  it('refuses what is gone, decided or incomplete, and changes nothing', async () => {
    const { referenceId, caseId } = await reported(asha);
    const bare: DecisionInput = { action: 'HIDE', reason: 'x' };
    expect(codeOf(await decide(caseId, bare))).toBe(moderationErrors.RULE_REQUIRED.code);
    const endless: DecisionInput = { ...HIDE, action: 'RESTRICT' };
    expect(codeOf(await decide(caseId, endless))).toBe(moderationErrors.DAYS_REQUIRED.code);
    await server.database.query(`update test_records set state = 'DELETED' where id = $1`, [
      referenceId,
    ]);
    expect(codeOf(await decide(caseId, HIDE))).toBe(moderationErrors.RECORD_GONE.code);
    expect(await server.audited(referenceId)).toEqual([]);
    expect((await decide(caseId, { ...HIDE, action: 'WARN' })).status).toBe(200);
    expect(codeOf(await decide(caseId, HIDE))).toBe(moderationErrors.CASE_DECIDED.code);
    for (const unknown of ['018bcfe5-6800-7000-8000-0000000000ff', 'no-id']) {
      expect((await decide(unknown, HIDE)).status).toBe(404);
      const params = { id: unknown };
      expect((await server.call(readCase, { params }, { as: moderator })).status).toBe(404);
      expect((await server.call(undoDecision, { params }, { as: moderator })).status).toBe(404);
    }
  });

  it('reads a reported message only with an entry in the audit log', async () => {
    const { referenceId, caseId } = await reported(asha, { type: 'MESSAGE', text: 'Or else.' });
    const params = { id: caseId };
    const detail = await server.call(readCase, { params }, { as: moderator });
    expect(JSON.stringify(detail.body)).not.toContain('Pay me first.');
    const { body } = await server.call(readCaseMessages, { params }, { as: moderator });
    expect(body.messages).toEqual([
      expect.objectContaining({ authorId: asha.userId, text: 'Pay me first.' }),
    ]);
    expect(await server.audited(referenceId)).toEqual(['moderation.read-messages']);
  });

  it('stays hidden while another decision hides it, whatever is taken back', async () => {
    const { referenceId, caseId } = await reported(asha);
    await decide(caseId, HIDE);
    await server.report(chitra, { referenceType: 'POST', referenceId });
    const again = await caseOf(referenceId);
    const { body } = await decide(again.id, { ...HIDE, action: 'REMOVE' }, second);
    await server.call(undoDecision, { params: { id: body.id } }, { as: second });
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });

  it('is as grave after an undo as all of its reports', async () => {
    const { referenceId, caseId } = await reported(asha);
    const { body } = await decide(caseId, HIDE);
    await server.report(chitra, { referenceType: 'POST', referenceId }, { category: 'ILLEGAL' });
    await server.call(undoDecision, { params: { id: body.id } }, { as: moderator });
    expect(await caseOf(referenceId)).toMatchObject({
      id: caseId,
      reportCount: 2,
      categories: ['ILLEGAL', 'SPAM'],
      weight: 61,
    });
  });

  it('tells no one who reported them, nor what moderators say of it', async () => {
    const { caseId } = await reported(moderator);
    const params = { id: caseId };
    await server.call(noteCase, { params, body: { text: 'Known for it.' } }, { as: second });
    const { body } = await server.call(readCase, { params }, { as: moderator });
    expect(body).toMatchObject({ mine: true, reports: [], notes: [], history: [] });
    const note = await server.call(
      noteCase,
      { params, body: { text: 'Not me.' } },
      { as: moderator },
    );
    expect(codeOf(note)).toBe(moderationErrors.OWN_CASE.code);
  });

  it('shows reporters what they saw themselves', async () => {
    const { referenceId } = await reported(asha, { text: 'Call 98450 00000.' });
    await server.database.query(`update test_records set text = 'Call me.' where id = $1`, [
      referenceId,
    ]);
    await server.report(chitra, { referenceType: 'POST', referenceId });
    expect((await reportsOf(chitra))[0]?.title).toBe('Call me.');
    expect((await reportsOf(bela))[0]?.title).toBe('Call 98450 00000.');
  });

  it('makes cases of reports that the release before added', async () => {
    const { referenceType, referenceId } = await server.insert({ author: asha });
    await server.database.query(
      `insert into reports (id, reporter_id, reference_type, reference_id, message)
       values (gen_random_uuid(), $1, $2, $3, 'Old.')`,
      [bela.userId, referenceType, referenceId],
    );
    await server.database.db.transaction().execute(adoptReports);
    const { id } = await caseOf(referenceId);
    expect((await decide(id, { ...HIDE, action: 'WARN' })).status).toBe(200);
  });

  it('isn’t read by a moderator whose account is read-only', async () => {
    const third = await server.signUpAs('third-mod');
    await server.giveRole(third, 'MODERATOR');
    await server.database.query(`update people set state = 'RESTRICTED' where id = $1`, [
      third.userId,
    ]);
    expect((await server.call(listCases, { query: {} }, { as: third })).status).toBe(403);
  });

  it('is for moderators', async () => {
    const { caseId } = await reported(asha);
    const params = { id: caseId };
    for (const [as, status] of [
      [undefined, 401],
      [chitra, 403],
    ] as const) {
      const answers = [
        await server.call(listCases, { query: {} }, { as }),
        await server.call(readCase, { params }, { as }),
        await server.call(readCaseMessages, { params }, { as }),
        await server.call(assignCase, { params, body: { isMine: true } }, { as }),
        await server.call(noteCase, { params, body: { text: 'x' } }, { as }),
        await server.call(decideCase, { params, body: HIDE }, { as }),
        await server.call(removeSpam, { body: { caseIds: [caseId], reason: 'x' } }, { as }),
        await server.call(undoDecision, { params }, { as }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });

  // The next two move the clock by days, after which tokens are no longer valid.
  it('deletes what was removed after the time to appeal', async () => {
    const { referenceId, caseId } = await reported(asha);
    await decide(caseId, { ...HIDE, action: 'REMOVE' });
    await server.wait(10);
    await server.wait(29 * DAY);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
    await server.wait(DAY);
    expect(await server.stateOf(referenceId)).toBe('DELETED');
    expect(await server.audited(referenceId)).toEqual(['moderation.decide', 'moderation.remove']);
  });

  it('restricts for some days and suspends, about a member', async () => {
    const dora = await server.signUpAs('dora');
    bela = await server.signUpAs('bela-again');
    moderator = await server.signUpAs('mod-again');
    await server.giveRole(moderator, 'MODERATOR');
    const one = await reported(dora, { type: 'USER' });
    expect(codeOf(await decide(one.caseId, HIDE))).toBe(moderationErrors.ACTION_UNFIT.code);
    await decide(one.caseId, { ...HIDE, action: 'RESTRICT', days: 3 });
    expect(await server.memberState(dora)).toBe('RESTRICTED');
    const two = await reported(dora);
    const suspended = await decide(two.caseId, { ...HIDE, action: 'SUSPEND' });
    expect(await server.memberState(dora)).toBe('BANNED');
    // The restriction that is still in force comes back.
    await server.call(undoDecision, { params: { id: suspended.body.id } }, { as: moderator });
    expect(await server.memberState(dora)).toBe('RESTRICTED');
    await server.wait(3 * DAY + 1);
    expect(await server.memberState(dora)).toBe('ACTIVE');
  });
});
