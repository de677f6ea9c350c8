const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Most of the cast lives by Indian time, five and a half hours ahead of UTC. */
const OFFSET = 330 * MINUTE;

/** Turns the relative times of demo data into moments before the first start. */
export interface DemoClock {
  /**
   * The moment `daysAgo` days before the first start at `hour` o'clock (0 to 24, fractions allowed) in India.
   * An hour that today has not reached yet is the same hour of the day before.
   */
  at(daysAgo: number, hour: number): Date;
  /**
   * A moment about `minutes` after `moment`, and always before the first start: the nearer that is, the more
   * the wait shrinks. Longer waits stay later than shorter ones.
   */
  after(moment: Date, minutes: number): Date;
  /** The moment `days` from the first start; negative days lie before it. */
  inDays(days: number): Date;
}

/**
 * Makes the clock of the demo community.
 *
 * @param now the moment of the first start
 * @returns the clock
 */
export function demoClock(now: Date): DemoClock {
  const today = Math.floor((now.getTime() + OFFSET) / DAY) * DAY - OFFSET;
  return {
    at: (daysAgo, hour) => {
      const moment = today - daysAgo * DAY + Math.round(hour * 60) * MINUTE;
      return new Date(moment < now.getTime() - MINUTE ? moment : moment - DAY);
    },
    after: (moment, minutes) => {
      const gap = Math.max(0, now.getTime() - moment.getTime());
      const wait = Math.max(0, minutes) * MINUTE;
      return new Date(moment.getTime() + Math.floor(gap === 0 ? 0 : (gap * wait) / (gap + wait)));
    },
    inDays: (days) => new Date(now.getTime() + days * DAY),
  };
}
