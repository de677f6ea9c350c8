import * as ambassadorCalls from './ambassador.calls';
import { ambassadorDocs } from './ambassador.docs';
import {
  ambassadorFixture,
  boardFixtures,
  checkedInviteFixture,
  inviteFixture,
  ledgerFixtures,
  ownAmbassadorFixture,
  programmeFixture,
  referralFixture,
} from './ambassador.fixtures';
import { ambassadorLimits } from './ambassador-limits';
import {
  ambassadorSchema,
  boardRowSchema,
  checkedInviteSchema,
  inviteSchema,
  ledgerLineSchema,
  ownAmbassadorSchema,
  programmeSchema,
  referralSchema,
} from './ambassador.schema';
import * as creatorCalls from './creator.calls';
import {
  creatorProgrammeFixture,
  creatorStatementFixture,
  ownCreatorFixture,
} from './creator.fixtures';
import { creatorProgrammeSchema, creatorStatementSchema, ownCreatorSchema } from './creator.schema';
import * as ownCalls from './own-ambassador.calls';
import * as referralCalls from './referral.calls';

const { ALL_TIME: _allTime, ...reading } = ambassadorCalls;
const all = { ...reading, ...ownCalls, ...referralCalls, ...creatorCalls };

describe('the calls of ambassadors and creators', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = Object.values(all).map(
      ({ method, version, path, selectedBy, access }) =>
        `${method} ${version} ${path}${selectedBy.map((name) => `?${name}`).join('')} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /ambassador-own member',
      'DELETE v1 /ambassador-own/invite/{id} member',
      'DELETE v1 /creator member',
      'GET v1 /ambassador guest',
      'GET v1 /ambassador-own member',
      'GET v1 /ambassador-own/invite member',
      'GET v1 /ambassador-own/ledger member',
      'GET v1 /ambassador/{token} guest',
      'GET v1 /ambassador?cursor guest',
      'GET v1 /ambassador?slug guest',
      'GET v1 /creator member',
      'GET v1 /creator-programme guest',
      'GET v1 /creator/statement/{month} member',
      'GET v1 /referral member',
      'PATCH v1 /ambassador-own member',
      'PATCH v1 /creator member',
      'POST v1 /ambassador member',
      'POST v1 /ambassador-own/invite member',
      'POST v1 /ambassador-own/ledger/{id}/appeal member',
      'POST v1 /ambassador-own/reward/{id} member',
      'POST v1 /creator member',
      'POST v1 /creator-read member',
      'POST v1 /referral member',
      'POST v1 /referral-visit guest',
    ]);
  });

  it('R19: have a limit each, and a description with examples that fit', () => {
    const described = new Map(ambassadorDocs.calls.map((docs) => [docs.call.id, docs]));
    for (const call of Object.values(all)) {
      const docs = described.get(call.id);
      expect([call.id, call.limit]).toEqual([call.id, expect.any(String)]);
      const length = docs?.description.length ?? 0;
      expect([call.id, length >= 50 && length <= 600]).toEqual([call.id, true]);
      expect([call.id, call.response?.parse(docs?.output)]).toEqual([call.id, docs?.output]);
    }
    expect(described.size).toBe(Object.keys(all).length);
  });

  it.each([
    ['the programme', programmeSchema, programmeFixture],
    ['an ambassador', ambassadorSchema, ambassadorFixture],
    ['a place', boardRowSchema, boardFixtures[0]],
    ['a hidden place', boardRowSchema, boardFixtures[1]],
    ['an invitation that is checked', checkedInviteSchema, checkedInviteFixture],
    ['an invitation of one’s own', inviteSchema, inviteFixture],
    ['one’s own membership', ownAmbassadorSchema, ownAmbassadorFixture],
    ['a line', ledgerLineSchema, ledgerFixtures[0]],
    ['a line that takes back', ledgerLineSchema, ledgerFixtures[1]],
    ['a referral', referralSchema, referralFixture],
    ['the creator programme', creatorProgrammeSchema, creatorProgrammeFixture],
    ['a creator', ownCreatorSchema, ownCreatorFixture],
    ['a statement', creatorStatementSchema, creatorStatementFixture],
  ])('%s goes over the wire unchanged', (_name, schema, record) =>
    expect(schema.parse(record)).toEqual(record),
  );

  it('G41: what everyone reads of an ambassador holds no address, token or earnings', () => {
    const text = JSON.stringify([ambassadorFixture, boardFixtures, programmeFixture]);
    expect(text).not.toMatch(/email|phone|token|payout|vpa|earning/i);
    const more = { ...ambassadorFixture, email: 'ira@example.com', payoutVpa: 'ira@okbank' };
    expect(ambassadorSchema.parse(more)).toEqual(ambassadorFixture);
  });

  it('T40: what is sent has bounds and no one else’s fields', () => {
    const long = 'x'.repeat(ambassadorLimits.motivation + 1);
    const refused: readonly [
      { body: { safeParse(value: unknown): { success: boolean } } },
      object,
    ][] = [
      [ambassadorCalls.register, { motivation: long }],
      [ambassadorCalls.register, { userId: 'other' }],
      [ambassadorCalls.register, { state: 'ACTIVE' }],
      [ownCalls.changeOwnAmbassador, { motivation: 'short' }],
      [ownCalls.changeOwnAmbassador, { state: 'ACTIVE' }],
      [ownCalls.changeOwnAmbassador, { points: 1_000 }],
      [ownCalls.appealLine, { text: 'x' }],
      [referralCalls.saveReferral, { code: 'x'.repeat(33) }],
      [referralCalls.saveReferral, { code: 'ABC', personId: 'other' }],
      [referralCalls.openReferralLink, {}],
      [creatorCalls.applyAsCreator, { about: 'x'.repeat(40), payoutVpa: 'no id' }],
      [creatorCalls.applyAsCreator, { about: 'short' }],
      [creatorCalls.recordRead, { postId: 'a b' }],
    ];
    for (const [call, body] of refused) {
      expect([body, call.body.safeParse(body).success]).toEqual([body, false]);
    }
    const { query } = ambassadorCalls.listAmbassadors;
    for (const season of ['2026-Q5', '2026', 'all', '0999-Q1']) {
      expect([season, query.safeParse({ cursor: '', season }).success]).toEqual([season, false]);
    }
    expect(query.safeParse({ cursor: '', season: 'ALL' }).success).toBe(true);
  });
});
