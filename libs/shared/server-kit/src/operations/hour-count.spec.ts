import { createHourCount } from './hour-count';

const MINUTE = 60_000;

describe('the count of the last hour', () => {
  it('adds up, and loses each minute an hour later', () => {
    let now = 1_000 * MINUTE;
    const count = createHourCount(() => now);
    count.add();
    now += 30 * MINUTE;
    count.add(4);
    expect(count.total()).toBe(5);
    now += 29 * MINUTE;
    expect(count.total()).toBe(5);
    now += MINUTE;
    expect(count.total()).toBe(4);
    now += 30 * MINUTE;
    expect(count.total()).toBe(0);
  });

  it('survives a silence of days and a clock that was set back', () => {
    let now = 5_000 * MINUTE;
    const count = createHourCount(() => now);
    count.add(7);
    now += 3_000 * MINUTE;
    expect(count.total()).toBe(0);
    count.add(2);
    now -= 10 * MINUTE;
    count.add(1);
    expect(count.total()).toBe(3);
  });
});
