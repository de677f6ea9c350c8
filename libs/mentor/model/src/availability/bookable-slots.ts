import { availabilityLimits, AvailabilityError, hoursOf } from './availability-rules';
import type { AvailabilityRules, MinuteRange } from './availability-rules';
import { offsetSpans } from './offset-spans';
import type { OffsetSpan } from './offset-spans';

/** A time between two moments; `end` is excluded. */
export interface TimeRange {
  start: Date;
  end: Date;
}

/** A time in which the mentor can't take a session. */
export interface BusyTime extends TimeRange {
  /** A session that was booked here counts for the day's maximum; an entry of a calendar doesn't. */
  kind: 'SESSION' | 'CALENDAR';
}

export interface SlotQuestion {
  rules: AvailabilityRules;
  /** The slots that begin from here. */
  from: Date;
  /** Excluded; at most `availabilityLimits.windowDays` after `from`. */
  to: Date;
  now: Date;
  /** In any order. Sessions of the day before and after the window count as well. Leave out a session that moves. */
  busy: readonly BusyTime[];
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** More than any clock is ahead of or behind another one, and than a session lasts. */
const MARGIN = 2 * MS_PER_DAY;

/** A piece of open hours without a change of the clock. Milliseconds since 1970; `to` is excluded. */
export interface OpenPiece {
  from: number;
  to: number;
  /** The day on the mentor's clock, counted from 1 January 1970. */
  day: number;
  /** Where the range would begin with the offset of this piece: starts are counted from here. */
  gridStart: number;
}

const localDay = (at: number, { offset }: OffsetSpan) => Math.floor((at + offset) / MS_PER_DAY);

/** The day on the mentor's clock at a moment within the spans. */
function dayAt(spans: readonly OffsetSpan[], at: number): number | undefined {
  const span = spans.find(({ from, to }) => from <= at && at < to);
  return span && localDay(at, span);
}

/** The open hours in order. An hour that the clock skips has no piece, one that it shows twice has two. */
export function openPieces(
  spans: readonly OffsetSpan[],
  hours: (day: number) => readonly MinuteRange[],
): OpenPiece[] {
  const pieces: OpenPiece[] = [];
  for (const span of spans) {
    const last = localDay(span.to - 1, span);
    for (let day = localDay(span.from, span); day <= last; day += 1) {
      const midnight = day * MS_PER_DAY - span.offset;
      for (const range of hours(day)) {
        const gridStart = midnight + range.from * MS_PER_MINUTE;
        const from = Math.max(gridStart, span.from);
        const to = Math.min(midnight + range.to * MS_PER_MINUTE, span.to);
        if (from < to) pieces.push({ from, to, day, gridStart });
      }
    }
  }
  return pieces;
}

/** For each piece, until when the hours go on without a gap. */
export function endsOf(pieces: readonly OpenPiece[]): number[] {
  const ends: number[] = [];
  pieces.toReversed().forEach((piece, at, reversed) => {
    const next = reversed[at - 1];
    ends.push(next?.from === piece.to ? (ends.at(-1) ?? piece.to) : piece.to);
  });
  return ends.reverse();
}

/**
 * Which starts the busy times leave. Starts have to be asked for in order.
 *
 * Between two sessions the longer buffer is free: they share it. An entry of a calendar has no buffer of its own, so it
 * keeps the buffer of the session on that side.
 */
function busyCheck({ rules, busy }: SlotQuestion): (start: number) => boolean {
  const [before, after] = [rules.bufferBefore * MS_PER_MINUTE, rules.bufferAfter * MS_PER_MINUTE];
  const between = Math.max(before, after);
  const blocks = busy
    .filter(({ start, end }) => start < end)
    .map(({ start, end, kind }) => ({
      // A session can't begin between these two, both of them excluded.
      over: start.getTime() - rules.length * MS_PER_MINUTE - (kind === 'SESSION' ? between : after),
      under: end.getTime() + (kind === 'SESSION' ? between : before),
    }))
    .sort((left, right) => left.over - right.over);
  let [next, blockedUntil] = [0, -Infinity];
  return (start) => {
    for (let block = blocks[next]; block && block.over < start; block = blocks[next]) {
      blockedUntil = Math.max(blockedUntil, block.under);
      next += 1;
    }
    return start < blockedUntil;
  };
}

/** The days on which no more sessions may begin. */
function fullDays({ rules, busy }: SlotQuestion, spans: readonly OffsetSpan[]): Set<number> {
  const full = new Set<number>();
  if (rules.mostPerDay === null) return full;
  const counts = new Map<number, number>();
  for (const { start, kind } of busy) {
    const day = kind === 'SESSION' ? dayAt(spans, start.getTime()) : undefined;
    if (day === undefined) continue;
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    if (count >= rules.mostPerDay) full.add(day);
  }
  return full;
}

/** The last day that can be booked, on the mentor's clock. */
export function lastDay({ rules, now }: Pick<SlotQuestion, 'rules' | 'now'>): number {
  const at = now.getTime();
  const today = dayAt(offsetSpans(rules.zone, at, at + 1), at) ?? 0;
  return today + rules.horizon;
}

/**
 * The slots that can be booked now.
 *
 * A slot begins at a step of a range of hours, and every minute of it is within the hours. Ranges that meet at midnight go
 * on. A session lasts its real minutes, also when the clock changes meanwhile. A local time that the clock skips is no
 * moment, so there is no slot. A local time that it shows twice is two moments: each of them has a slot. Days, for hours,
 * the maximum and the horizon, are those of the mentor's clock; a session belongs to the day on which it begins.
 *
 * @returns in order of time, each `rules.length` minutes long; they overlap where the step is shorter
 * @throws AvailabilityError for rules that are wrong, and `WINDOW_TOO_LONG`
 */
export function bookableSlots(question: SlotQuestion): TimeRange[] {
  const { rules } = question;
  const hours = hoursOf(rules);
  const [from, to] = [question.from.getTime(), question.to.getTime()];
  if (!(to - from <= availabilityLimits.windowDays * MS_PER_DAY))
    throw new AvailabilityError('to', 'WINDOW_TOO_LONG');
  const spans = offsetSpans(rules.zone, from - MARGIN, Math.max(from, to) + MARGIN);
  const pieces = openPieces(spans, hours);
  const ends = endsOf(pieces);
  const isBusy = busyCheck(question);
  const full = fullDays(question, spans);
  const last = lastDay(question);
  const [length, step] = [rules.length * MS_PER_MINUTE, rules.step * MS_PER_MINUTE];
  const earliest = Math.max(from, question.now.getTime() + rules.minimumNotice * MS_PER_MINUTE);
  const slots: TimeRange[] = [];
  pieces.forEach((piece, at) => {
    if (piece.day > last || full.has(piece.day)) return;
    const first = Math.max(piece.from, earliest);
    const skipped = Math.ceil((first - piece.gridStart) / step);
    const end = ends[at] ?? piece.to;
    for (
      let start = piece.gridStart + skipped * step;
      start < piece.to && start < to && start + length <= end;
      start += step
    ) {
      if (!isBusy(start)) slots.push({ start: new Date(start), end: new Date(start + length) });
    }
  });
  return slots;
}
