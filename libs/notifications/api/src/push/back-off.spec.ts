import { nextTry, TRIES_MAX } from './back-off';

const now = new Date('2026-11-21T05:14:00Z');
const pause = (tries: number, retryAfter: number | null, random = 0.5) =>
  (nextTry(now, tries, retryAfter, random).getTime() - now.getTime()) / 1_000;

describe('R13: the retries of a push', () => {
  it('come later each time, within an hour and a half', () => {
    const pauses = Array.from({ length: TRIES_MAX }, (_, at) => pause(at + 1, null));
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280]);
    expect(pause(40, null, 1)).toBe(5_400);
  });

  it('are not all at the same time', () => {
    expect([0, 0.5, 1].map((random) => pause(3, null, random))).toEqual([20, 40, 60]);
  });

  it('come no earlier than the service asks, and no later than an hour because of it', () => {
    expect(pause(1, 120)).toBe(122.5);
    expect(pause(1, 10 * 365 * 24 * 3_600)).toBe(3_602.5);
  });
});
