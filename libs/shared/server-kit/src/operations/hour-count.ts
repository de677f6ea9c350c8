/** Counts what happened in the last hour, to the minute, in the memory of this process. */
export interface HourCount {
  add(by?: number): void;
  total(): number;
}

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** @param now the server's clock in milliseconds */
export function createHourCount(now: () => number = () => Date.now()): HourCount {
  const counts = new Array<number>(MINUTES).fill(0);
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  let latest = minuteNow();

  /** Clears the places of the minutes that began since the last look. */
  function move(): void {
    const minute = Math.max(latest, minuteNow());
    const first = Math.max(latest + 1, minute - MINUTES + 1);
    for (let fresh = first; fresh <= minute; fresh += 1) counts[fresh % MINUTES] = 0;
    latest = minute;
  }

  return {
    add(by = 1) {
      move();
      counts[latest % MINUTES] = (counts[latest % MINUTES] ?? 0) + by;
    },
    total() {
      move();
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
