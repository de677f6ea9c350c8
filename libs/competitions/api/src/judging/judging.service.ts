import {
  competitionErrors,
  type Judging,
  type Points,
  type ScoreDraft,
} from '@upround/competitions/contract';
import { phaseOf } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database, type Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import { momentsOf, type MomentRow } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import { neededCompetition } from '../competition/needed-competition';
import { findJudge, isEntrant, lockJudge, saveJudgeState, type JudgeRow } from './judge.store';
import { deleteConflict, findScored, progressOf, saveScore } from './score.store';

/** A judge's act: in which competition, who and when. */
export interface JudgeAct {
  competition: PageRow;
  userId: string;
  now: Date;
}

const isJudged = (competition: MomentRow, now: Date) =>
  phaseOf(momentsOf(competition), now) === 'JUDGING';

/** The judge who makes a call. @throws AppError `NOT_FOUND` for everyone who wasn't invited */
export async function neededJudge(
  db: Database | Trx,
  { competition, userId }: Omit<JudgeAct, 'now'>,
): Promise<JudgeRow> {
  const judge = await findJudge(db, { competitionId: competition.id, userId });
  if (judge === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return judge;
}

/** @throws AppError `NOT_JUDGING` before and after, and for a judge who hasn't accepted */
export function checkJudging(
  { competition, now }: { competition: MomentRow; now: Date },
  { state }: Pick<JudgeRow, 'state'>,
): void {
  if (state !== 'ACCEPTED' || !isJudged(competition, now)) {
    throw new AppError(competitionErrors.NOT_JUDGING);
  }
}

/** What a judge has to do. Entries are counted once they are closed. */
export async function readJudging(
  db: Database | Trx,
  { competition, userId, now }: JudgeAct,
): Promise<Judging> {
  const { state } = await neededJudge(db, { competition, userId });
  const isOpen = state === 'ACCEPTED' && isJudged(competition, now);
  const progress = await progressOf(db, { competitionId: competition.id, userId });
  return { state, isOpen, ...progress };
}

/**
 * Accepts or declines an invitation.
 *
 * @throws AppError `NOT_FOUND`, `RESULT_OUT`, `JUDGE_ENTERED`
 */
export async function answerInvitation(
  trx: Trx,
  { competition, userId, now }: JudgeAct,
  state: 'ACCEPTED' | 'DECLINED',
): Promise<void> {
  const of = { competitionId: competition.id, userId };
  if ((await lockJudge(trx, of)) === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (competition.published_at !== null) throw new AppError(competitionErrors.RESULT_OUT);
  if (state === 'ACCEPTED' && (await isEntrant(trx, of))) {
    throw new AppError(competitionErrors.JUDGE_ENTERED);
  }
  await saveJudgeState(trx, { ...of, state, now });
}

/** @throws AppError `POINTS_MISSING` unless there are points for each criterion and no others */
function checkPoints({ criteria }: PageRow, points: Points): void {
  const missing = criteria.filter(({ id }) => points[id] === undefined);
  if (missing.length > 0 || Object.keys(points).length !== criteria.length) {
    const details = { missing: missing.map(({ id }) => id) };
    throw new AppError(competitionErrors.POINTS_MISSING, { details });
  }
}

/**
 * Saves a judge's points for an entry, or a conflict of interest.
 *
 * @throws AppError `NOT_FOUND`, `NOT_JUDGING`, `OWN_ENTRY`, `POINTS_MISSING`
 */
export async function scoreEntry(
  { trx }: WriteContext,
  act: JudgeAct,
  entryId: string,
  draft: ScoreDraft,
): Promise<void> {
  const { competition, userId, now } = act;
  const of = { competitionId: competition.id, userId };
  // The publication of the result waits for scores under way, and none is saved after it.
  const judge = await lockJudge(trx, of);
  if (judge === undefined) throw new AppError(coreErrors.NOT_FOUND);
  // A result that was published while this waited is there now.
  checkJudging(
    { ...act, competition: await neededCompetition(trx, userId, competition.id) },
    judge,
  );
  const entry = isId(entryId) ? await findScored(trx, { ...of, entryId }) : undefined;
  if (entry === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (entry.is_own) throw new AppError(competitionErrors.OWN_ENTRY);
  if ('points' in draft) {
    checkPoints(competition, draft.points);
    await saveScore(trx, { ...of, entryId, points: draft.points, note: draft.note, now });
  } else if (draft.hasConflict) {
    await saveScore(trx, { ...of, entryId, points: null, note: '', now });
  } else {
    await deleteConflict(trx, { ...of, entryId });
  }
}
