import type { AvailabilityRules, LocalRange, Weekday } from './availability-rules';
import type { SlotQuestion } from './bookable-slots';

const MINUTE = 60_000;

interface LocalMinute {
  day: string;
  weekday: Weekday;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, LocalMinute>();

/** What the clock of a zone shows, by the platform alone. */
export function shownAt(zone: string, at: number): LocalMinute {
  const whole = Math.floor(at / MINUTE) * MINUTE;
  const key = `${zone} ${whole}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(
    format.formatToParts(whole).map(({ type, value }) => [type, value]),
  ) as Record<string, string>;
  const shown = {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday']?.toUpperCase() as Weekday,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
  read.set(key, shown);
  return shown;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function rangesOn({ overrides, holidays, weekly }: AvailabilityRules, shown: LocalMinute) {
  const single = overrides[shown.day];
  if (single !== undefined) return single;
  return holidays.includes(shown.day) ? [] : weekly[shown.weekday];
}

/** For each minute of a day on the wall, how many minutes the hours have been open; -1 while they are closed. */
function minutesOpen(ranges: readonly LocalRange[]): number[] {
  const open = Array<boolean>(1_440).fill(false);
  for (const { from, to } of ranges) open.fill(true, minuteOf(from), minuteOf(to));
  let since = -1;
  return open.map((isOpen) => (since = isOpen ? since + 1 : -1));
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/**
 * The starts of all slots by walking through each minute of UTC and looking at the clock of the zone. It knows nothing of
 * offsets and changes of the clock.
 */
export function naiveStarts({ rules, from, to, now, busy }: SlotQuestion): string[] {
  const { zone, length, step, mostPerDay } = rules;
  const days = new Map<string, number[]>();
  const openFor = (at: number) => {
    const shown = shownAt(zone, at);
    const known = days.get(shown.day) ?? minutesOpen(rangesOn(rules, shown));
    days.set(shown.day, known);
    return known[shown.minute] ?? -1;
  };
  const isOpenFrom = (at: number) => {
    for (let minute = 0; minute < length; minute += 1)
      if (openFor(at + minute * MINUTE) < 0) return false;
    return true;
  };
  const sessions = new Map<string, number>();
  for (const { start, kind } of busy) {
    const { day } = shownAt(zone, start.getTime());
    if (kind === 'SESSION') sessions.set(day, (sessions.get(day) ?? 0) + 1);
  }
  const today = dayNumber(shownAt(zone, now.getTime()).day);
  const found: string[] = [];
  for (let at = Math.ceil(from.getTime() / MINUTE) * MINUTE; at < to.getTime(); at += MINUTE) {
    if (openFor(at) % step !== 0 || at < now.getTime() + rules.minimumNotice * MINUTE) continue;
    const shown = shownAt(zone, at);
    if (dayNumber(shown.day) > today + rules.horizon) continue;
    if (mostPerDay !== null && (sessions.get(shown.day) ?? 0) >= mostPerDay) continue;
    if (!isOpenFrom(at)) continue;
    const isTaken = busy.some(({ start, end, kind }) => {
      if (start >= end) return false;
      const longer = Math.max(rules.bufferBefore, rules.bufferAfter);
      const before = kind === 'SESSION' ? longer : rules.bufferBefore;
      const after = kind === 'SESSION' ? longer : rules.bufferAfter;
      const isEarlier = end.getTime() + before * MINUTE <= at;
      const isLater = at + (length + after) * MINUTE <= start.getTime();
      return !isEarlier && !isLater;
    });
    if (!isTaken) found.push(new Date(at).toISOString());
  }
  return found;
}
