import {
  competitionErrors,
  competitionLimits,
  type CompetitionDraft,
  type DeadlineChange,
} from '@upround/competitions/contract';
import { draftProblemsOf, misplacedMoment, phaseOf } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import { momentsOf } from '../competition/competition.columns';
import { findCompetition } from '../competition/competition.read-model';
import { countJudges, deleteJudge, insertJudge, isEntrant } from '../judging/judge.store';
import { competitionChanged, judgeInvited } from '../notices/competition-changed';
import { resultRows } from '../results/result-rows';
import { insertResults, lockAllJudges, readRanked, readScores } from '../results/result.store';
import { forgetNetworks, lockAllEntries } from '../votes/vote.store';
import { countMissing, readDraft } from './desk.read-model';
import * as store from './desk.store';

type Moments = Omit<DeadlineChange, 'reason'> & { opensAt: string };

const misplaced = {
  closesAt: competitionErrors.MOMENTS_MIXED,
  judgingAt: competitionErrors.JUDGING_EARLY,
  resultAt: competitionErrors.RESULT_EARLY,
} as const;

/** @throws AppError `MOMENTS_MIXED`, `JUDGING_EARLY`, `RESULT_EARLY` */
function checkMoments({ opensAt, closesAt, judgingAt, resultAt }: Moments): void {
  const place = misplacedMoment({
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    judgingAt: new Date(judgingAt),
    resultAt: new Date(resultAt),
  });
  if (place !== null) throw new AppError(misplaced[place], { path: place });
}

/** The competition that an organiser changes, locked. @throws AppError `NOT_FOUND` */
export async function lockedCompetition(trx: Trx, slug: string): Promise<store.LockedCompetition> {
  const row = await store.lockCompetition(trx, slug);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** @throws AppError `NOT_ANNOUNCED`, `RESULT_OUT` */
function checkRunning({
  announced_at: announced,
  published_at: published,
}: store.LockedCompetition) {
  if (announced === null) throw new AppError(competitionErrors.NOT_ANNOUNCED);
  if (published !== null) throw new AppError(competitionErrors.RESULT_OUT);
}

/** Adds a line to the public log and notifies of it. */
async function change({ trx, tasks }: WriteContext, logged: store.LoggedChange): Promise<void> {
  const changeId = await store.insertChange(trx, logged);
  await tasks.publish(competitionChanged, { competitionId: logged.competitionId, changeId });
}

/** @throws AppError `NOT_FOUND`, `ANNOUNCED` */
export async function saveDraft(
  { trx }: WriteContext,
  slug: string,
  draft: CompetitionDraft,
  now: Date,
): Promise<void> {
  const row = await lockedCompetition(trx, slug);
  if (row.announced_at !== null) throw new AppError(competitionErrors.ANNOUNCED);
  await store.saveDraft(trx, row.id, draft, now);
}

/** @throws AppError `NOT_FOUND`, `ANNOUNCED`, `DRAFT_INCOMPLETE` with the problems, `DEADLINE_PAST` */
export async function announce({ trx }: WriteContext, slug: string, now: Date): Promise<string> {
  const row = await lockedCompetition(trx, slug);
  if (row.announced_at !== null) throw new AppError(competitionErrors.ANNOUNCED);
  const problems = draftProblemsOf(await readDraft(trx, slug));
  if (problems.length > 0) {
    throw new AppError(competitionErrors.DRAFT_INCOMPLETE, { details: { problems } });
  }
  if (row.closes_at <= now) throw new AppError(competitionErrors.DEADLINE_PAST);
  await store.announceCompetition(trx, row.id, now);
  const text = `${row.title} was announced.`;
  await store.insertChange(trx, { competitionId: row.id, kind: 'ANNOUNCED', text, now });
  return row.id;
}

/** @throws AppError `NOT_FOUND`, `NOT_ANNOUNCED`, `RESULT_OUT`, `DEADLINE_PAST`, and what `checkMoments` throws */
export async function moveDeadline(
  context: WriteContext,
  slug: string,
  { reason, ...moments }: DeadlineChange,
  now: Date,
): Promise<string> {
  const { trx } = context;
  const row = await lockedCompetition(trx, slug);
  checkRunning(row);
  checkMoments({ ...moments, opensAt: row.opens_at.toISOString() });
  if (new Date(moments.closesAt) <= now) throw new AppError(competitionErrors.DEADLINE_PAST);
  await store.saveMoments(trx, { id: row.id, ...moments, now });
  await change(context, {
    competitionId: row.id,
    kind: 'DEADLINE',
    text: reason,
    moved: { from: row.closes_at, to: moments.closesAt },
    now,
  });
  return row.id;
}

/** @throws AppError `NOT_FOUND`, `NOT_ANNOUNCED`, `RESULT_OUT` */
export async function publishRules(
  context: WriteContext,
  slug: string,
  { text, reason }: { text: string; reason: string },
  now: Date,
): Promise<string> {
  const row = await lockedCompetition(context.trx, slug);
  checkRunning(row);
  await store.addRules(context.trx, row.id, text, now);
  await change(context, { competitionId: row.id, kind: 'RULES', text: reason, now });
  return row.id;
}

/** @throws AppError `NOT_FOUND`, `NO_MEMBER`, `RESULT_OUT`, `JUDGE_ENTERED`, `TOO_MANY_JUDGES` */
export async function invite(
  { trx, tasks }: WriteContext,
  slug: string,
  member: string,
  now: Date,
): Promise<{ competitionId: string; userId: string; isNew: boolean }> {
  const row = await lockedCompetition(trx, slug);
  if (row.published_at !== null) throw new AppError(competitionErrors.RESULT_OUT);
  const userId = await store.findMember(trx, member);
  if (userId === null) throw new AppError(competitionErrors.NO_MEMBER, { path: 'member' });
  const of = { competitionId: row.id, userId };
  if (await isEntrant(trx, of)) throw new AppError(competitionErrors.JUDGE_ENTERED);
  if ((await countJudges(trx, row.id)) >= competitionLimits.judges) {
    throw new AppError(competitionErrors.TOO_MANY_JUDGES);
  }
  const isNew = await insertJudge(trx, { ...of, now });
  if (isNew) await tasks.publish(judgeInvited, of);
  return { ...of, isNew };
}

/** @throws AppError `NOT_FOUND`, `RESULT_OUT` */
export async function removeJudge(
  { trx }: WriteContext,
  slug: string,
  userId: string,
): Promise<string> {
  const row = await lockedCompetition(trx, slug);
  if (row.published_at !== null) throw new AppError(competitionErrors.RESULT_OUT);
  const isGone = await deleteJudge(trx, { competitionId: row.id, userId });
  if (!isGone) throw new AppError(coreErrors.NOT_FOUND);
  return row.id;
}

/**
 * Computes the result and publishes it, once.
 *
 * @param missingScores as the organiser saw it
 * @throws AppError `NOT_FOUND`, `NOT_ANNOUNCED`, `RESULT_OUT`, `NOT_JUDGING`, `SCORES_CHANGED`, `NO_SCORES`
 */
export async function publish(
  context: WriteContext,
  slug: string,
  missingScores: number,
  now: Date,
): Promise<string> {
  const { trx } = context;
  const row = await lockedCompetition(trx, slug);
  checkRunning(row);
  if (phaseOf(momentsOf(row), now) !== 'JUDGING') {
    throw new AppError(competitionErrors.NOT_JUDGING);
  }
  await lockAllJudges(trx, row.id);
  // Votes are locked before entries, as voters do.
  await forgetNetworks(trx, row.id);
  await lockAllEntries(trx, row.id);
  if ((await countMissing(trx, row.id)) !== missingScores) {
    throw new AppError(competitionErrors.SCORES_CHANGED);
  }
  const scores = await readScores(trx, row.id);
  if (scores.length === 0) throw new AppError(competitionErrors.NO_SCORES);
  const whole = await findCompetition(trx, null, row.id);
  if (whole === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const rows = resultRows({
    competitionId: row.id,
    criteria: whole.criteria,
    tieRule: whole.tie_rule,
    prizes: whole.prizes,
    entries: await readRanked(trx, row.id),
    hasVote: row.has_vote,
    scores,
  });
  await insertResults(trx, rows);
  await store.savePublished(trx, row.id, now);
  const text = `The results of ${row.title} are out.`;
  await change(context, { competitionId: row.id, kind: 'RESULT', text, now });
  return row.id;
}
