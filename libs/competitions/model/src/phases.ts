/** Where a competition is, in this order. */
export const competitionPhases = ['ANNOUNCED', 'OPEN', 'CLOSED', 'JUDGING', 'RESULT'] as const;
export type CompetitionPhase = (typeof competitionPhases)[number];

/** The moments at which a competition changes its phase. */
export interface CompetitionMoments {
  opensAt: Date;
  closesAt: Date;
  /** When judging begins. */
  judgingAt: Date;
  /** When the result is planned. */
  resultAt: Date;
  /** When the result was published; null before. */
  publishedAt: Date | null;
}

/** How long uploads that were begun before the deadline are accepted after it, in milliseconds. */
export const UPLOAD_GRACE_MS = 120_000;

/**
 * The phase of a competition. Each begins with its moment, that moment included. The result begins with its publication
 * alone, however early or late that is: until then judging goes on, also past the planned moment.
 *
 * @param moments in their order, as `isOrdered` says
 * @param now the server's clock
 */
export function phaseOf(moments: CompetitionMoments, now: Date): CompetitionPhase {
  if (moments.publishedAt !== null) return 'RESULT';
  if (now < moments.opensAt) return 'ANNOUNCED';
  if (now < moments.closesAt) return 'OPEN';
  return now < moments.judgingAt ? 'CLOSED' : 'JUDGING';
}

/** What a countdown runs to. */
export interface NextMoment {
  /** The phase that is planned to begin then. */
  phase: CompetitionPhase;
  at: Date;
}

/**
 * The next planned moment of a competition. Where judging begins with the deadline, it is the deadline that is next.
 *
 * @param moments in their order, as `isOrdered` says
 * @param now the server's clock
 * @returns null once the result is published, or its planned moment has passed
 */
export function nextMomentOf(moments: CompetitionMoments, now: Date): NextMoment | null {
  if (moments.publishedAt !== null) return null;
  const planned: NextMoment[] = [
    { phase: 'OPEN', at: moments.opensAt },
    { phase: 'CLOSED', at: moments.closesAt },
    { phase: 'JUDGING', at: moments.judgingAt },
    { phase: 'RESULT', at: moments.resultAt },
  ];
  return planned.find(({ at }) => now < at) ?? null;
}

/** A planned moment that can come too early. */
export type MisplacedMoment = 'closesAt' | 'judgingAt' | 'resultAt';

type PlannedMoments = Omit<CompetitionMoments, 'publishedAt'>;

/** The first planned moment that comes before what has to precede it; null where opening < deadline ≤ judging < result. */
export function misplacedMoment(moments: PlannedMoments): MisplacedMoment | null {
  const { opensAt, closesAt, judgingAt, resultAt } = moments;
  // A moment that is none is in no order.
  if (!(opensAt < closesAt)) return 'closesAt';
  if (!(closesAt <= judgingAt)) return 'judgingAt';
  return judgingAt < resultAt ? null : 'resultAt';
}

/** Whether the planned moments are in their order. */
export const isOrdered = (moments: PlannedMoments): boolean => misplacedMoment(moments) === null;

/** Whether an entry is in time. */
export type EntryVerdict = 'YES' | 'NOT_OPEN' | 'CLOSED' | 'YES_BY_GRACE';

/**
 * Whether an entry may be saved or submitted: from the opening until before the deadline, and for two minutes more by
 * an upload that began in that time. Nothing is in time once the result is published.
 *
 * @param moments in their order, as `isOrdered` says
 * @param now the server's clock as the request arrived
 * @param uploadBegunAt when the entry's upload began, by the same clock; null without an upload
 */
export function acceptsEntry(
  { opensAt, closesAt, publishedAt }: CompetitionMoments,
  now: Date,
  uploadBegunAt: Date | null,
): EntryVerdict {
  if (publishedAt !== null) return 'CLOSED';
  if (now < opensAt) return 'NOT_OPEN';
  if (now < closesAt) return 'YES';
  const isBegun = uploadBegunAt !== null && uploadBegunAt >= opensAt && uploadBegunAt < closesAt;
  const isSoon = now.getTime() < closesAt.getTime() + UPLOAD_GRACE_MS;
  return isBegun && isSoon ? 'YES_BY_GRACE' : 'CLOSED';
}
