import { demoClock } from './demo-clock';

const now = new Date('2026-03-10T09:00:00.000Z');

describe('demoClock', () => {
  const clock = demoClock(now);

  it('counts days and hours as they are in India', () => {
    expect(clock.at(1, 9.5).toISOString()).toBe('2026-03-09T04:00:00.000Z');
    expect(clock.at(0, 8).toISOString()).toBe('2026-03-10T02:30:00.000Z');
  });

  it('takes an hour that today has not reached from the day before', () => {
    expect(clock.at(0, 20).toISOString()).toBe('2026-03-09T14:30:00.000Z');
  });

  it('never reaches the first start, and keeps the order of waits', () => {
    const moment = clock.at(0, 14);
    const waits = [1, 30, 240, 10_000].map((minutes) => clock.after(moment, minutes).getTime());
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(new Set(waits).size).toBe(waits.length);
    for (const wait of waits) expect(wait).toBeLessThan(now.getTime());
  });

  it('places the end of polls on both sides of the first start', () => {
    expect(clock.inDays(2).toISOString()).toBe('2026-03-12T09:00:00.000Z');
    expect(clock.inDays(-1).toISOString()).toBe('2026-03-09T09:00:00.000Z');
  });
});
