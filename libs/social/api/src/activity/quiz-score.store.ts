import { statement, type Database, type Trx } from '@upround/shared/db';
import type { QuizScore } from '@upround/social/contract';
import { sql } from 'kysely';

interface ScoreRow {
  attempted: number;
  right_count: number;
  streak: number;
  best_streak: number;
}

function toScore(row: ScoreRow | undefined): QuizScore {
  return {
    attempted: row?.attempted ?? 0,
    right: row?.right_count ?? 0,
    streak: row?.streak ?? 0,
    bestStreak: row?.best_streak ?? 0,
  };
}

const columns = 'attempted, right_count, streak, best_streak';

const scoreOf = statement<ScoreRow, { person: string }>(
  'social.quiz-score',
  `select ${columns} from quiz_scores where user_id = :person::uuid`,
);

/** A person's quiz score; all zero before the first attempt. */
export async function readScore(db: Database | Trx, userId: string): Promise<QuizScore> {
  return toScore(await scoreOf.first(db, { person: userId }));
}

const countAttempt = statement<ScoreRow, { person: string; right: number }>(
  'social.count-attempt',
  `insert into quiz_scores as s (user_id, attempted, right_count, streak, best_streak)
   values (:person::uuid, 1, :right::int, :right::int, :right::int)
   on conflict (user_id) do update set
     attempted = s.attempted + 1,
     right_count = s.right_count + excluded.right_count,
     streak = (s.streak + 1) * excluded.streak,
     best_streak = greatest(s.best_streak, (s.streak + 1) * excluded.streak)
   returning ${columns}`,
);

/** Adds one attempt. The person's row stays locked until the transaction ends, so that a streak has an order. */
export async function addAttempt(trx: Trx, userId: string, correct: boolean): Promise<QuizScore> {
  return toScore(await countAttempt.first(trx, { person: userId, right: correct ? 1 : 0 }));
}

/** Makes every score again from the attempts, for the demo community. A wrong answer begins a new run. */
export async function rebuildScores(trx: Trx): Promise<void> {
  await sql`
    with attempts as (
      select user_id, correct,
        count(*) filter (where not correct) over (partition by user_id order by id) as run
      from activities where correct is not null
    ), runs as (
      select user_id, run, count(*)::int as attempted,
        (count(*) filter (where correct))::int as length
      from attempts group by user_id, run
    )
    insert into quiz_scores as s (user_id, attempted, right_count, streak, best_streak)
    select user_id, sum(attempted), sum(length), (array_agg(length order by run desc))[1], max(length)
    from runs group by user_id
    on conflict (user_id) do update set attempted = excluded.attempted,
      right_count = excluded.right_count, streak = excluded.streak,
      best_streak = excluded.best_streak`.execute(trx);
}
