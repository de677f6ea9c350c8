import { seededRandom, type DemoClock } from '@upround/shared/demo';
import type { DemoCompetition } from './competitions-demo';
import type { SeededEntry } from './judged-rows';

/** What the votes of a demo competition are made of. */
export interface VoteParts {
  competitionId: string;
  demo: DemoCompetition;
  entries: readonly SeededEntry[];
  people: ReadonlyMap<string, string>;
  /** Pairs of an entry and someone on its team. */
  members: ReadonlySet<string>;
  /** Null until entries are closed: no one can vote before. */
  votedAt: Date | null;
}

/** The share of members who vote. */
const TURNOUT = 0.6;
/** The hour of the clock of India at which votes of an open vote were cast. */
const HOUR = 10;

/** When members voted: after the deadline. Null where that is still to come. */
export function votedAtOf(
  { closesInDays, isPublished }: Pick<DemoCompetition, 'closesInDays' | 'isPublished'>,
  clock: DemoClock,
  closesAt: Date,
): Date | null {
  if (closesInDays >= 0) return null;
  return isPublished === true ? clock.after(closesAt, 3 * 60) : clock.at(0, HOUR);
}

/** Votes of the demo community, and how many each entry has. The first of an order that is the same for all has most. */
export function voteRows(parts: VoteParts): { votes: object[]; counts: Map<string, number> } {
  const { competitionId, demo, entries, people, members, votedAt } = parts;
  const counts = new Map<string, number>();
  if (!demo.hasVote || votedAt === null || entries.length === 0) return { votes: [], counts };
  const popular = seededRandom(`${demo.slug} votes`).shuffle(entries);
  const votes = [...people].flatMap(([slug, userId]) => {
    const random = seededRandom(`${demo.slug} vote of ${slug}`);
    if (random.next() > TURNOUT) return [];
    const entry = popular[Math.floor(random.next() * random.next() * popular.length)];
    if (entry === undefined || members.has(`${entry.id} ${userId}`)) return [];
    counts.set(entry.id, (counts.get(entry.id) ?? 0) + 1);
    return {
      competition_id: competitionId,
      user_id: userId,
      entry_id: entry.id,
      state: 'COUNTED',
      network: '',
      voted_at: votedAt,
    };
  });
  return { votes, counts };
}
