import * as competitionCalls from './competition.calls';
import { competitionsDocs } from './competition.docs';
import {
  checkedReceiptFixture,
  competitionCardFixtures,
  competitionFixture,
  galleryEntryFixtures,
  invitationFixture,
  ownEntryFixture,
  ownVoteFixture,
  profileEntryFixture,
  publicEntryFixture,
  suggestionFixture,
} from './competition.fixtures';
import { competitionLimits } from './competition-limits';
import {
  competitionCardSchema,
  competitionSchema,
  listedCompetitionSchema,
} from './competition.schema';
import * as deskCalls from './desk.calls';
import {
  competitionDraftSchema,
  completeDraftSchema,
  deskCompetitionSchema,
  deskEntrySchema,
  deskItemSchema,
  heldVoteSchema,
} from './desk.schema';
import * as entryCalls from './entry.calls';
import * as judgingCalls from './judging.calls';
import {
  competitionDraftFixture,
  deskCompetitionFixture,
  deskEntryFixture,
  deskItemFixture,
  heldVoteFixture,
  judgedEntryFixtures,
  judgingFixture,
  ownResultFixture,
  pastCompetitionFixture,
  resultLineFixtures,
} from './judging.fixtures';
import {
  judgedEntrySchema,
  judgingSchema,
  ownResultSchema,
  resultLineSchema,
  scoreDraftSchema,
} from './judging.schema';
import * as voteCalls from './vote.calls';
import {
  checkedReceiptSchema,
  entryDraftSchema,
  galleryEntrySchema,
  invitationSchema,
  ownEntrySchema,
  profileEntrySchema,
  publicEntrySchema,
  suggestionSchema,
} from './entry.schema';

const {
  competitionStatuses: _statuses,
  listedStatuses: _listed,
  entryOrders: _orders,
  ...reading
} = competitionCalls;
const { readVote, castVote, withdrawVote } = voteCalls;
const voting = { readVote, castVote, withdrawVote };
const all = { ...reading, ...entryCalls, ...judgingCalls, ...voting, ...deskCalls };

describe('the calls of competitions', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = Object.values(all).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /competition-desk/{slug}/judge/{userId} member',
      'DELETE v1 /competition/{slug}/entry member',
      'DELETE v1 /competition/{slug}/follow member',
      'DELETE v1 /competition/{slug}/team/{userId} member',
      'DELETE v1 /competition/{slug}/vote member',
      'GET v1 /competition guest',
      'GET v1 /competition-desk member',
      'GET v1 /competition-desk/{slug} member',
      'GET v1 /competition-desk/{slug}/entries member',
      'GET v1 /competition-desk/{slug}/votes member',
      'GET v1 /competition-entries guest',
      'GET v1 /competition-round/{series} guest',
      'GET v1 /competition/{slug} guest',
      'GET v1 /competition/{slug}/entries guest',
      'GET v1 /competition/{slug}/entries/{entryId} guest',
      'GET v1 /competition/{slug}/entry member',
      'GET v1 /competition/{slug}/entry/result member',
      'GET v1 /competition/{slug}/entry/suggestions member',
      'GET v1 /competition/{slug}/invite/{token} member',
      'GET v1 /competition/{slug}/judging member',
      'GET v1 /competition/{slug}/judging/entries member',
      'GET v1 /competition/{slug}/receipt/{code} guest',
      'GET v1 /competition/{slug}/result guest',
      'GET v1 /competition/{slug}/vote member',
      'PATCH v1 /competition-desk/{slug} member',
      'PATCH v1 /competition/{slug}/entry member',
      'PATCH v1 /competition/{slug}/judging member',
      'PATCH v1 /competition/{slug}/judging/entry/{entryId} member',
      'POST v1 /competition-desk member',
      'POST v1 /competition-desk/{slug}/announce member',
      'POST v1 /competition-desk/{slug}/deadline member',
      'POST v1 /competition-desk/{slug}/judge member',
      'POST v1 /competition-desk/{slug}/result member',
      'POST v1 /competition-desk/{slug}/rules member',
      'POST v1 /competition-desk/{slug}/votes member',
      'POST v1 /competition/{slug}/entry member',
      'POST v1 /competition/{slug}/follow member',
      'POST v1 /competition/{slug}/invite member',
      'POST v1 /competition/{slug}/invite/{token} member',
      'POST v1 /competition/{slug}/vote member',
    ]);
  });

  it('R19: have a limit each, and a description with examples that fit', () => {
    const described = new Map(competitionsDocs.calls.map((docs) => [docs.call.id, docs]));
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
    ['an open competition', competitionCardSchema, competitionCardFixtures[0]],
    ['a campaign', competitionCardSchema, competitionCardFixtures[1]],
    ['a past competition', listedCompetitionSchema, pastCompetitionFixture],
    ['a competition', competitionSchema, competitionFixture],
    ['an entry of one’s own', ownEntrySchema, ownEntryFixture],
    ['an entry', galleryEntrySchema, galleryEntryFixtures[0]],
    ['an invitation', invitationSchema, invitationFixture],
    ['a receipt', checkedReceiptSchema, checkedReceiptFixture],
    ['what a judge has to do', judgingSchema, judgingFixture],
    ['an entry to judge', judgedEntrySchema, judgedEntryFixtures[0]],
    ['a line of the result', resultLineSchema, resultLineFixtures[0]],
    ['one’s own result', ownResultSchema, ownResultFixture],
    ['a competition at the desk', deskItemSchema, deskItemFixture],
    ['its whole desk', deskCompetitionSchema, deskCompetitionFixture],
    ['an entry at the desk', deskEntrySchema, deskEntryFixture],
    ['a held vote', heldVoteSchema, heldVoteFixture],
    ['an entry with its answers', publicEntrySchema, publicEntryFixture],
    ['an entry on a profile', profileEntrySchema, profileEntryFixture],
    ['an earlier entry', suggestionSchema, suggestionFixture],
    ['a vote', voteCalls.ownVoteSchema, ownVoteFixture],
    ['a draft', competitionDraftSchema, competitionDraftFixture],
  ])('%s goes over the wire unchanged', (_name, schema, record) =>
    expect(schema.parse(record)).toEqual(record),
  );

  it('T40: a draft has bounds and no one else’s fields', () => {
    const draft = { title: '', tagline: '', answers: {}, revision: 0 };
    const accepts = (change: object) => entryDraftSchema.safeParse({ ...draft, ...change }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ answers: { stage: ['Idea'], people: 3, site: 'x' } })).toBe(true);
    const many = Object.fromEntries(
      Array.from({ length: competitionLimits.fields + 1 }, (_none, index) => [`f${index}`, 'x']),
    );
    for (const change of [
      { title: 'x'.repeat(competitionLimits.title + 1) },
      { tagline: 'x'.repeat(competitionLimits.tagline + 1) },
      { answers: many },
      { answers: { stage: Array.from({ length: competitionLimits.options + 1 }, () => 'x') } },
      { answers: { 'a b': 'x' } },
      { answers: { stage: { a: 1 } } },
      { revision: -1 },
      { ownerId: 'other' },
      { state: 'SUBMITTED' },
    ]) {
      expect([change, accepts(change)]).toEqual([change, false]);
    }
  });

  it('T40: scores and drafts of staff have bounds', () => {
    const score = (draft: object) => scoreDraftSchema.safeParse(draft).success;
    expect(score({ points: { need: 10 }, note: '' })).toBe(true);
    expect(score({ hasConflict: true })).toBe(true);
    for (const draft of [
      {},
      { points: { need: 0 }, note: '' },
      { points: { need: 11 }, note: '' },
      { points: { need: 5.5 }, note: '' },
      { points: { need: 5 } },
      { points: { need: 5 }, note: '', hasConflict: true },
      { points: { need: 5 }, note: '', judgeId: 'other' },
    ]) {
      expect([draft, score(draft)]).toEqual([draft, false]);
    }
    const [criterion] = competitionDraftFixture.criteria;
    const isWhole = (change: object) =>
      completeDraftSchema.safeParse({ ...competitionDraftFixture, ...change }).success;
    const accepts = (change: object) =>
      competitionDraftSchema.safeParse({ ...competitionDraftFixture, ...change }).success;
    // What isn't written yet can be saved, not announced.
    for (const change of [
      { tagline: '' },
      { rules: '' },
      { form: [] },
      { criteria: [] },
      { criteria: [{ ...criterion, id: '', label: '', weight: null }] },
      { eligibility: [''] },
      { teamMax: null },
      { vote: { hiddenHours: null } },
      { closesAt: null },
    ]) {
      expect([change, accepts(change), isWhole(change)]).toEqual([change, true, false]);
    }
    for (const change of [
      { title: '' },
      { title: ' ' },
      { teamMax: 0 },
      { teamMax: competitionLimits.team + 1 },
      { closesAt: 'tomorrow' },
      { announcedAt: '2027-03-01T00:00:00.000Z' },
      { tagline: 'x'.repeat(competitionLimits.tagline + 1) },
      { criteria: Array.from({ length: competitionLimits.criteria + 1 }, () => criterion) },
      { criteria: [{ ...criterion, weight: 101 }] },
      { vote: { hiddenHours: competitionLimits.hiddenHours + 1 } },
      {
        form: [
          { kind: 'TEXT', id: 'a', label: 'A', hint: '', isRequired: true, max: 0, isLong: false },
        ],
      },
    ]) {
      expect([change, accepts(change)]).toEqual([change, false]);
    }
  });
});
