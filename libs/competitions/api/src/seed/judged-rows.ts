import type { Criterion } from '@upround/competitions/contract';
import { seededRandom } from '@upround/shared/demo';
import { resultRows } from '../results/result-rows';
import type { ResultRow } from '../results/result.store';
import type { DemoCompetition } from './competitions-demo';

/** An entry to judge. */
export interface SeededEntry {
  id: string;
  title: string;
  submittedAt: Date;
}

/** What judging of a demo competition is made of. */
export interface JudgedParts {
  competitionId: string;
  demo: DemoCompetition;
  entries: readonly SeededEntry[];
  people: ReadonlyMap<string, string>;
  invitedAt: Date;
  scoredAt: Date;
  /** Votes by the id of the entry. */
  votes: ReadonlyMap<string, number>;
}

interface ScoreRow {
  competition_id: string;
  judge_id: string;
  entry_id: string;
  points: Record<string, number>;
  has_conflict: false;
  note: string;
  scored_at: Date;
}

/** Rows of the judges of one competition, and of its result where that is published. */
export interface JudgedRows {
  judges: object[];
  scores: ScoreRow[];
  results: ResultRow[];
}

/** How good everyone finds an entry, from 4 to 9; the same for each judge. */
const qualityOf = (slug: string, title: string, criterion: Criterion): number =>
  seededRandom(`${slug} ${title} ${criterion.id}`).between(4, 9);

const onScale = (points: number) => Math.min(10, Math.max(1, Math.round(points)));

function pointsOf(
  demo: DemoCompetition,
  title: string,
  judge: { member: string; leaning: number },
) {
  const taste = seededRandom(`${demo.slug} ${title} ${judge.member}`);
  return Object.fromEntries(
    demo.criteria.map((criterion) => [
      criterion.id,
      onScale(qualityOf(demo.slug, title, criterion) + judge.leaning + taste.between(-1.5, 1.5)),
    ]),
  );
}

/** The judges of a demo competition, what they gave so far, and the result where it is published. */
export function judgedRows(parts: JudgedParts): JudgedRows {
  const { competitionId, demo, entries, people, invitedAt, scoredAt, votes } = parts;
  const judges = (demo.judges ?? []).flatMap((judge) => {
    const userId = people.get(judge.member);
    return userId === undefined ? [] : [{ ...judge, userId }];
  });
  const scores = judges.flatMap((judge) =>
    seededRandom(`${demo.slug} ${judge.member}`)
      .shuffle(entries)
      .slice(0, judge.scored)
      .map((entry) => ({
        competition_id: competitionId,
        judge_id: judge.userId,
        entry_id: entry.id,
        points: pointsOf(demo, entry.title, judge),
        has_conflict: false as const,
        note: '',
        scored_at: scoredAt,
      })),
  );
  const results =
    demo.isPublished === true
      ? resultRows({
          competitionId,
          criteria: demo.criteria,
          tieRule: demo.tieRule,
          prizes: demo.prizes,
          entries: entries.map(({ id, submittedAt }) => ({
            id,
            submitted_at: submittedAt,
            vote_count: votes.get(id) ?? 0,
          })),
          hasVote: demo.hasVote,
          scores: scores.map(({ judge_id: judgeId, entry_id: entryId, points }) => ({
            judgeId,
            entryId,
            points,
          })),
        })
      : [];
  return {
    scores,
    results,
    judges: judges.map(({ userId, state, member }) => ({
      competition_id: competitionId,
      user_id: userId,
      state,
      seed: `${demo.slug}-${member}`.slice(0, 64),
      invited_at: invitedAt,
      answered_at: state === 'INVITED' ? null : invitedAt,
    })),
  };
}
