import * as bundleCalls from './bundle.calls';
import { fitOf } from './fit';
import { fitSettingsSchema } from './fit.schema';
import * as pipelineCalls from './pipeline.calls';
import { pipelineDraftSchema, pipelineItemSchema } from './pipeline.schema';
import * as viewCalls from './tracker-view.calls';
import * as trackerCalls from './tracker.calls';
import { fundingRegions, fundingSectors, fundingStages } from './tracker-filters.schema';
import { trackerSchema } from './tracker.schema';
import { fitSettingsFixture, pipelineFixtures, trackerFixtures } from './trackers.fixtures';

const linesOf = (calls: object) =>
  Object.values(calls)
    .filter((value): value is (typeof trackerCalls)['listTrackers'] => 'method' in Object(value))
    .map(({ method, version, path, selectedBy, access }) =>
      [method, version, path, ...selectedBy, access].join(' '),
    )
    .sort();

describe('the calls of trackers', () => {
  it('spec 7: keep method, version, path and access', () => {
    expect(linesOf({ ...trackerCalls, ...bundleCalls })).toEqual([
      'DELETE v1 /tracker/{id}/hide member',
      'DELETE v1 /tracker/{id}/watch member',
      'GET v1 /tracker guest',
      'GET v1 /tracker-export member',
      'GET v1 /tracker-facets guest',
      'GET v1 /tracker-fit member',
      'GET v1 /tracker/{id} guest',
      'GET v1 /trackerbundle guest',
      'GET v2 /tracker guest',
      'GET v2 /tracker slugs guest',
      'PATCH v1 /tracker-fit member',
      'POST v1 /tracker/{id}/hide member',
      'POST v1 /tracker/{id}/report member',
      'POST v1 /tracker/{id}/watch member',
      'POST v1 /trackerbundle-booking member',
    ]);
    expect(linesOf({ ...pipelineCalls, ...viewCalls })).toEqual([
      'DELETE v1 /pipeline/{id} member',
      'DELETE v1 /tracker-calendar member',
      'DELETE v1 /tracker-view/{id} member',
      'GET v1 /pipeline member',
      'GET v1 /tracker-calendar member',
      'GET v1 /tracker-view member',
      'PATCH v1 /pipeline/{id} member',
      'PATCH v1 /tracker-view/{id} member',
      'POST v1 /pipeline member',
      'POST v1 /pipeline-import member',
      'POST v1 /tracker-calendar member',
      'POST v1 /tracker-view member',
    ]);
  });

  it.each(trackerFixtures.map((record) => [record.name, record] as const))(
    '%s goes over the wire unchanged',
    (_name, record) => expect(trackerSchema.parse(record)).toEqual(record),
  );

  it.each(pipelineFixtures.map((item) => [item.name, item] as const))(
    'the item of %s goes over the wire unchanged',
    (_name, item) => expect(pipelineItemSchema.parse(item)).toEqual(item),
  );

  it('T40: a booking names the only bundle and a real email, and nothing else', () => {
    const accepts = (change: object) =>
      bundleCalls.bookBundle.body.safeParse({
        displayName: 'Asha',
        email: 'asha@upround.test',
        referenceId: 'trackerbundle',
        ...change,
      }).success;
    expect(accepts({})).toBe(true);
    for (const change of [
      { referenceId: 'other' },
      { email: 'asha' },
      { displayName: '  ' },
      { amount: 1 },
    ]) {
      expect([change, accepts(change)]).toEqual([change, false]);
    }
  });

  it('T40: an item has bounds and no one else’s fields', () => {
    const accepts = (draft: unknown) => pipelineDraftSchema.safeParse(draft).success;
    expect(accepts({ name: 'Northwind', rating: 5, nextStepOn: '2027-02-28' })).toBe(true);
    expect(accepts({ name: 'Northwind', rating: 6 })).toBe(false);
    expect(accepts({ name: 'Northwind', nextStepOn: '2027-02-30' })).toBe(false);
    expect(accepts({ name: 'Northwind', stage: 'WON' })).toBe(false);
    expect(accepts({ name: 'Northwind', userId: 'other' })).toBe(false);
    expect(accepts({ name: 'Northwind', website: 'javascript:alert(1)' })).toBe(false);
  });
});

describe('fit', () => {
  const [fund] = trackerFixtures;

  it('scores what matches in full and what isn’t published by half, with the reason for each', () => {
    expect(fitOf({ ...fund, amount: null }, fitSettingsFixture)).toEqual({
      score: 90,
      reasons: [
        { criterion: 'STAGE', result: 'MATCH', points: 30, of: 30 },
        { criterion: 'SECTOR', result: 'MATCH', points: 30, of: 30 },
        { criterion: 'PLACE', result: 'MATCH', points: 20, of: 20 },
        { criterion: 'AMOUNT', result: 'NOT_PUBLISHED', points: 10, of: 20 },
      ],
    });
  });

  it('compares amounts across currencies, with ends that are open', () => {
    const resultOf = (amount: (typeof fund)['amount']) =>
      fitOf({ ...fund, amount }, fitSettingsFixture)?.reasons.at(-1)?.result;
    // Ten million rupees are about 110,000 dollars.
    expect(resultOf({ min: null, max: 200_000_00, currency: 'USD' })).toBe('MATCH');
    expect(resultOf({ min: 200_000_00, max: null, currency: 'USD' })).toBe('MISMATCH');
  });

  it('knows that India lies in Asia, and that any sector and all the world include everyone', () => {
    const scoreOf = (facts: Partial<typeof fund>) =>
      fitOf({ ...fund, ...facts }, { ...fitSettingsFixture, stage: null, amount: null })?.score;
    expect(scoreOf({ regions: ['ASIA'], sectors: ['ANY'] })).toBe(100);
    expect(scoreOf({ regions: ['GLOBAL'] })).toBe(100);
    expect(scoreOf({ regions: ['EUROPE'] })).toBe(60);
  });

  it('is null without settings, and within 0 and 100 whatever they are', () => {
    expect(fitOf(fund, null)).toBeNull();
    expect(fitOf(fund, { stage: null, sectors: [], region: null, amount: null })).toBeNull();
    for (const stage of fundingStages) {
      for (const region of fundingRegions.filter((one) => one !== 'GLOBAL')) {
        for (const sector of fundingSectors) {
          const facts = { stages: [stage], sectors: [sector], regions: [region], amount: null };
          const score = fitOf(facts, {
            ...fitSettingsFixture,
            stage: 'SEED',
            region: 'INDIA',
          })?.score;
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }
    }
  });

  it('refuses settings that no company has', () => {
    const accepts = (change: object) =>
      fitSettingsSchema.safeParse({ ...fitSettingsFixture, ...change }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ region: 'GLOBAL' })).toBe(false);
    expect(accepts({ sectors: ['ANY'] })).toBe(false);
    expect(accepts({ sectors: ['AI', 'AI'] })).toBe(false);
    expect(accepts({ amount: { value: 0, currency: 'INR' } })).toBe(false);
  });
});
