import * as fc from 'fast-check';
import {
  acceptsEntry,
  competitionPhases,
  isOrdered,
  nextMomentOf,
  phaseOf,
  UPLOAD_GRACE_MS,
  type CompetitionMoments,
} from './phases';

const date = (text: string) => new Date(text);
const moments: CompetitionMoments = {
  opensAt: date('2027-01-10T09:00Z'),
  closesAt: date('2027-02-10T18:30Z'),
  judgingAt: date('2027-02-12T00:00Z'),
  resultAt: date('2027-03-01T12:00Z'),
  publishedAt: null,
};
const published = { ...moments, publishedAt: date('2027-03-01T12:05Z') };
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('the phase of a competition', () => {
  it.each([
    ['long before', date('2026-01-01T00:00Z'), 'ANNOUNCED'],
    ['a millisecond before it opens', after(moments.opensAt, -1), 'ANNOUNCED'],
    ['as it opens', moments.opensAt, 'OPEN'],
    ['a millisecond before the deadline', after(moments.closesAt, -1), 'OPEN'],
    ['at the deadline', moments.closesAt, 'CLOSED'],
    ['a millisecond before judging', after(moments.judgingAt, -1), 'CLOSED'],
    ['as judging begins', moments.judgingAt, 'JUDGING'],
    ['at the planned result', moments.resultAt, 'JUDGING'],
    ['months after the planned result', date('2027-09-01T00:00Z'), 'JUDGING'],
  ])('%s', (_, now, phase) => {
    expect(phaseOf(moments, now)).toBe(phase);
  });

  it('is the result from its publication on, even before the planned moment', () => {
    expect(phaseOf(published, published.publishedAt)).toBe('RESULT');
    expect(phaseOf(published, date('2027-02-20T00:00Z'))).toBe('RESULT');
  });

  it('is never CLOSED where judging begins with the deadline', () => {
    const direct = { ...moments, judgingAt: moments.closesAt };
    expect(phaseOf(direct, after(moments.closesAt, -1))).toBe('OPEN');
    expect(phaseOf(direct, moments.closesAt)).toBe('JUDGING');
  });
});

describe('the next moment', () => {
  it.each([
    ['before it opens', after(moments.opensAt, -1), 'OPEN', moments.opensAt],
    ['as it opens', moments.opensAt, 'CLOSED', moments.closesAt],
    ['at the deadline', moments.closesAt, 'JUDGING', moments.judgingAt],
    ['as judging begins', moments.judgingAt, 'RESULT', moments.resultAt],
    ['just before the result', after(moments.resultAt, -1), 'RESULT', moments.resultAt],
  ])('%s', (_, now, phase, at) => {
    expect(nextMomentOf(moments, now)).toEqual({ phase, at });
  });

  it('is the deadline where judging begins with it', () => {
    const direct = { ...moments, judgingAt: moments.closesAt };
    expect(nextMomentOf(direct, moments.opensAt)?.phase).toBe('CLOSED');
  });

  it('is none with the result, and none once its planned moment has passed', () => {
    expect(nextMomentOf(published, moments.opensAt)).toBeNull();
    expect(nextMomentOf(moments, moments.resultAt)).toBeNull();
  });
});

describe('the order of the moments', () => {
  it.each([
    ['as planned', {}, true],
    ['judging with the deadline', { judgingAt: moments.closesAt }, true],
    ['a deadline with the opening', { closesAt: moments.opensAt }, false],
    ['judging before the deadline', { judgingAt: after(moments.closesAt, -1) }, false],
    ['a result with judging', { resultAt: moments.judgingAt }, false],
    ['a moment that is none', { judgingAt: new Date(NaN) }, false],
  ])('%s: %j is %s', (_, changes, expected) => {
    expect(isOrdered({ ...moments, ...changes })).toBe(expected);
  });
});

describe('whether an entry is in time', () => {
  const { opensAt, closesAt } = moments;
  const during = after(closesAt, -60_000);
  it.each([
    ['before it opens', after(opensAt, -1), null, 'NOT_OPEN'],
    ['as it opens', opensAt, null, 'YES'],
    ['a millisecond before the deadline', after(closesAt, -1), null, 'YES'],
    ['at the deadline', closesAt, null, 'CLOSED'],
    ['at the deadline, by an upload', closesAt, during, 'YES_BY_GRACE'],
    ['within the grace', after(closesAt, UPLOAD_GRACE_MS - 1), during, 'YES_BY_GRACE'],
    ['after the grace', after(closesAt, UPLOAD_GRACE_MS), during, 'CLOSED'],
    ['by the last upload', after(closesAt, 1), after(closesAt, -1), 'YES_BY_GRACE'],
    ['by an upload that began at the deadline', after(closesAt, 1), closesAt, 'CLOSED'],
    ['by an upload that began as it opened', closesAt, opensAt, 'YES_BY_GRACE'],
    ['by an upload from before it opened', closesAt, after(opensAt, -1), 'CLOSED'],
    ['by an upload without a moment', closesAt, new Date(NaN), 'CLOSED'],
  ])('%s', (_, now, begun, verdict) => {
    expect(acceptsEntry(moments, now, begun)).toBe(verdict);
  });

  it('is no question any more once the result is published', () => {
    expect(acceptsEntry(published, during, during)).toBe('CLOSED');
  });

  it('lasts two minutes longer for uploads', () => {
    expect(UPLOAD_GRACE_MS).toBe(2 * 60 * 1_000);
  });
});

describe('phases, by counting the moments that have passed', () => {
  /** Close together and often equal, so that edges are hit. */
  const anyMoments = fc
    .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9))
    .map(([opens, open, closed, judging]) => {
      const times = [opens, opens + 1 + open, opens + 1 + open + closed];
      const [opensAt, closesAt, judgingAt] = times as [number, number, number];
      return [opensAt, closesAt, judgingAt, judgingAt + 1 + judging] as const;
    });

  it('are the same at each millisecond', () => {
    fc.assert(
      fc.property(anyMoments, fc.nat(45), fc.nat(45), (times, at, begun) => {
        const [opensAt, closesAt, judgingAt, resultAt] = times.map((time) => new Date(time)) as [
          Date,
          Date,
          Date,
          Date,
        ];
        const all = { opensAt, closesAt, judgingAt, resultAt, publishedAt: null };
        expect(isOrdered(all)).toBe(true);
        const passed = times.filter((time) => time <= at).length;
        const phase = competitionPhases[Math.min(passed, 3)];
        const now = new Date(at);
        expect(phaseOf(all, now)).toBe(phase);
        const next = nextMomentOf(all, now);
        expect(next?.at.getTime()).toBe(times[passed]);
        expect(next?.phase).toBe(competitionPhases[passed + 1]);
        expect(acceptsEntry(all, now, null) === 'YES').toBe(phase === 'OPEN');
        // Two minutes are longer than all of these.
        const isBegunInTime = times.filter((time) => time <= begun).length === 1;
        const verdict = acceptsEntry(all, now, new Date(begun));
        expect(verdict === 'YES_BY_GRACE').toBe(isBegunInTime && passed > 1);
      }),
      { numRuns: 1_000 },
    );
  });
});
