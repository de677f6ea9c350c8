import * as fc from 'fast-check';
import { burstReason, MOST_BY_CODE_AN_HOUR, MOST_BY_NETWORK_A_DAY } from './bursts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = new Date('2026-11-27T18:30Z');
const after = (ms: number) => new Date(at.getTime() + ms);
const times = (count: number, ms: number) => Array.from({ length: count }, () => after(ms));

const ofCode = (byCode: Date[]) => burstReason({ at, byCode, byNetwork: [] });
const ofNetwork = (byNetwork: Date[]) => burstReason({ at, byCode: [], byNetwork });

describe('a burst', () => {
  it('is more than 20 sign-ups with a code within an hour', () => {
    expect(MOST_BY_CODE_AN_HOUR).toBe(20);
    expect(ofCode([])).toBeNull();
    // Twenty with the sign-up itself.
    expect(ofCode(times(19, -MINUTE))).toBeNull();
    expect(ofCode(times(20, -MINUTE))).toBe('MANY_BY_CODE');
  });

  it.each([
    ['an hour before', -HOUR, null],
    ['a millisecond less before', 1 - HOUR, 'MANY_BY_CODE'],
    ['at the same moment', 0, 'MANY_BY_CODE'],
    ['a millisecond less than an hour after', HOUR - 1, 'MANY_BY_CODE'],
    ['an hour after', HOUR, null],
  ])('counts those with the code %s', (_, ms, reason) => {
    expect(ofCode(times(20, ms))).toBe(reason);
  });

  it('is within one hour, not half before and half after', () => {
    expect(ofCode([...times(10, -HOUR / 2), ...times(10, HOUR / 2)])).toBeNull();
    expect(ofCode([...times(10, -HOUR / 2), ...times(10, HOUR / 2 - 1)])).toBe('MANY_BY_CODE');
  });

  it('is more than 40 sign-ups from a network within a day', () => {
    expect(MOST_BY_NETWORK_A_DAY).toBe(40);
    expect(ofNetwork(times(39, 1 - DAY))).toBeNull();
    expect(ofNetwork(times(40, 1 - DAY))).toBe('MANY_BY_NETWORK');
    expect(ofNetwork(times(40, -DAY))).toBeNull();
    expect(ofCode(times(99, 2 * HOUR))).toBeNull();
  });

  it('has the code as its reason where both are true', () => {
    const both = { at, byCode: times(20, 0), byNetwork: times(40, 0) };
    expect(burstReason(both)).toBe('MANY_BY_CODE');
    expect(burstReason({ ...both, byCode: times(19, 0) })).toBe('MANY_BY_NETWORK');
  });

  it('holds those whom counting all hours around them holds', () => {
    const minute = fc.integer({ min: -70, max: 70 });
    let held = 0;
    fc.assert(
      fc.property(fc.array(minute, { minLength: 20, maxLength: 60, size: 'max' }), (minutes) => {
        const all = [...minutes, 0];
        // An hour that begins with each minute up to the sign-up's own.
        const isBurst = Array.from({ length: 60 }, (_, start) => -start).some(
          (start) => all.filter((one) => one >= start && one < start + 60).length > 20,
        );
        expect(ofCode(minutes.map((one) => after(one * MINUTE)))).toBe(
          isBurst ? 'MANY_BY_CODE' : null,
        );
        if (isBurst) held += 1;
      }),
      { numRuns: 1_000 },
    );
    expect(held).toBeGreaterThan(100);
    expect(held).toBeLessThan(900);
  });
});
