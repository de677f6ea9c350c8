import { rulesOf, type AwardRule, type IncentiveKind, type IncentiveRules } from './incentives';
import { incentiveVersions } from './incentives.data';
import { dayOf, isWithin } from './kolkata-calendar';
import { seasonOf } from './seasons';

/** Held lines are in the ledger and don't count until they're released. */
export type LineState = 'COUNTED' | 'HELD';

/** A line is never changed or deleted, except that a held one is released. */
export interface LedgerLine {
  id: string;
  /** Unique in the whole ledger, so that an event that is delivered again adds nothing. */
  eventKey: string;
  ambassadorId: string;
  kind: IncentiveKind;
  /** Negative in a counter-entry. */
  points: number;
  /** The version of the rules by which the points were awarded. */
  ruleVersion: number;
  /** When the event happened, not when it was processed. */
  at: Date;
  /** The line that a counter-entry takes back; null in an award. */
  reverses: string | null;
  state: LineState;
}

/** Something a referred person did. */
export interface IncentiveEvent {
  /** Becomes the line's id. */
  id: string;
  kind: IncentiveKind;
  /** The referred person: each brings each kind of points once, to one ambassador. */
  subjectId: string;
  /** Who referred the person. */
  ambassadorId: string;
  at: Date;
  /** Whether the line waits for a review, as after a burst of sign-ups. */
  isHeld: boolean;
}

/** Why an event brings no line. */
export type AwardRefusal =
  | 'ALREADY_AWARDED'
  /** The ambassador has as many awards of this kind as a day or a season allows. */
  | 'CAP_REACHED'
  /** No rules are in force, they give nothing for it, or the person is the ambassador. */
  | 'NOT_AWARDED';

/** What an award is known by, whatever its line's id is. */
export const eventKeyOf = (kind: IncentiveKind, subjectId: string): string =>
  `${kind}:${subjectId}`;

const reversalKeyOf = (eventKey: string) => `REVERSAL:${eventKey}`;

/**
 * Whether one more award exceeds a cap. Awards count towards it when they're held or taken back too: otherwise points would
 * depend on when a review or a refund is processed.
 */
function isCapReached(
  { kind, ambassadorId, at }: IncentiveEvent,
  { mostADay, mostASeason }: AwardRule,
  already: readonly LedgerLine[],
): boolean {
  const [day, season] = [dayOf(at), seasonOf(at)];
  const inSeason = already.filter(
    (line) =>
      line.reverses === null &&
      line.kind === kind &&
      line.ambassadorId === ambassadorId &&
      isWithin(line.at, season),
  );
  if (mostASeason !== null && inSeason.length >= mostASeason) return true;
  const inDay = inSeason.filter((line) => dayOf(line.at) === day);
  return mostADay !== null && inDay.length >= mostADay;
}

/**
 * The line that an event adds to the ledger, or why it adds none. Whatever is delivered again adds none, also after a
 * counter-entry: a person who pays, is refunded and pays again brings no second award.
 *
 * Of several reasons the first counts: `ALREADY_AWARDED`, `NOT_AWARDED`, `CAP_REACHED`.
 *
 * One version judges all events of a season, and all awards of a kind bring the same. So an ambassador's points don't
 * depend on the order in which events are delivered: caps may refuse others of them, but as many. That matters only where
 * those are held or refunded.
 *
 * @param rules those in force at the event's moment, as `rulesAt` says; null for none
 * @param already the lines with the event's key, and the ambassador's lines of its kind and season; others may be among them
 * @throws RangeError if the event's moment is none or before the rules
 */
export function awardFor(
  event: IncentiveEvent,
  rules: IncentiveRules | null,
  already: readonly LedgerLine[],
): LedgerLine | AwardRefusal {
  const { id, kind, subjectId, ambassadorId, at, isHeld } = event;
  if (rules !== null && !(at >= rules.from)) throw new RangeError('at: before the rules');
  const eventKey = eventKeyOf(kind, subjectId);
  if (already.some((line) => line.eventKey === eventKey)) return 'ALREADY_AWARDED';
  if (rules === null || subjectId === ambassadorId) return 'NOT_AWARDED';
  const rule = rules.awards[kind];
  if (rule.points === 0) return 'NOT_AWARDED';
  if (isCapReached(event, rule, already)) return 'CAP_REACHED';
  return {
    id,
    eventKey,
    ambassadorId,
    kind,
    points: rule.points,
    ruleVersion: rules.version,
    at,
    reverses: null,
    state: isHeld ? 'HELD' : 'COUNTED',
  };
}

/**
 * The counter-entry of a line: the same points, taken back at the event's moment, so that the result of a season that's
 * over stays. It has the state of its line, and is released with it. Its key is unique, so a line is taken back once.
 *
 * @param event what the line is taken back for; its id becomes that of the counter-entry
 * @throws RangeError if the line is a counter-entry
 */
export function reversalOf(line: LedgerLine, event: Pick<IncentiveEvent, 'id' | 'at'>): LedgerLine {
  if (line.reverses !== null) throw new RangeError(`line: ${line.id} is a counter-entry`);
  return {
    ...line,
    id: event.id,
    eventKey: reversalKeyOf(line.eventKey),
    points: -line.points,
    at: event.at,
    reverses: line.id,
  };
}

/** The refund of what a referred person paid. */
export type RefundEvent = Pick<IncentiveEvent, 'id' | 'kind' | 'subjectId' | 'at'>;

/** Why a refund takes no points back. */
export type RefundRefusal =
  /** There's no award: deliver the refund again where one may still come. */
  | 'NOT_AWARDED'
  | 'ALREADY_REVERSED'
  /** By the rules of the award, a refund doesn't touch it. */
  | 'NOT_REVERSIBLE';

/**
 * The counter-entry that a refund adds to the ledger, or why it adds none.
 *
 * @param already the lines of the award and of its counter-entry; others may be among them
 * @throws RangeError if the award names a version that there isn't
 */
export function refundFor(
  event: RefundEvent,
  already: readonly LedgerLine[],
  versions: readonly IncentiveRules[] = incentiveVersions,
): LedgerLine | RefundRefusal {
  const eventKey = eventKeyOf(event.kind, event.subjectId);
  const award = already.find((line) => line.eventKey === eventKey);
  if (award === undefined) return 'NOT_AWARDED';
  if (already.some((line) => line.reverses === award.id)) return 'ALREADY_REVERSED';
  const { isReversedByRefund } = rulesOf(award.ruleVersion, versions).awards[award.kind];
  return isReversedByRefund ? reversalOf(award, event) : 'NOT_REVERSIBLE';
}

/** The lines after a review released one of them, with its counter-entry. */
export const released = (lines: readonly LedgerLine[], id: string): LedgerLine[] =>
  lines.map((line) =>
    line.id === id || line.reverses === id ? { ...line, state: 'COUNTED' } : line,
  );

/** The points of all lines that count. Less than 0 where a season has the refund of an award from an earlier one. */
export const totalOf = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { points, state }) => (state === 'COUNTED' ? sum + points : sum), 0);

/** The total of an ambassador and since when they have had it. */
export interface Standing {
  points: number;
  reachedAt: Date;
}

/**
 * An ambassador's total, with the moment since which they've always had at least that: points that are taken back later
 * don't make the others count as reached later.
 *
 * @param lines one ambassador's, in any order: of a season or of all
 * @returns null without a line that counts
 */
export function standingOf(lines: readonly LedgerLine[]): Standing | null {
  const latestFirst = lines
    .filter(({ state }) => state === 'COUNTED')
    .sort((left, right) => right.at.getTime() - left.at.getTime());
  const points = totalOf(latestFirst);
  let reachedAt: Date | null = null;
  // The total after the line that is looked at, with all lines of its moment.
  let after = points;
  for (const [index, line] of latestFirst.entries()) {
    const isLastOfMoment = latestFirst[index - 1]?.at.getTime() !== line.at.getTime();
    if (isLastOfMoment && after < points) break;
    reachedAt = line.at;
    after -= line.points;
  }
  return reachedAt === null ? null : { points, reachedAt };
}
