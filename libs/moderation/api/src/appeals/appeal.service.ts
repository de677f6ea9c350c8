import { APPEAL_DAYS, moderationErrors } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { AppError, isAdmin, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { needLowerRole } from '../access';
import { appealDecided, deleteRemoved } from '../decisions/decision.events';
import { lockOpenCase } from '../decisions/decision.service';
import { closeCase, lockDecision, setDecisionState } from '../decisions/decision.store';
import { takeBack } from '../decisions/measures';
import type { DecisionRow } from '../moderation-rows';
import { staffRolesOf, type ModerationSettings } from '../moderation-settings';
import {
  appealOfDecision,
  decideAppealRow,
  findAppeal,
  insertAppeal,
  insertAppealCase,
} from './appeal.store';

const APPEAL_MS = APPEAL_DAYS * 24 * 60 * 60 * 1000;

/** The last moment to appeal a decision. */
export const appealBy = ({ created_at: at }: Pick<DecisionRow, 'created_at'>): Date =>
  new Date(at.getTime() + APPEAL_MS);

/**
 * Appeals a decision about the viewer; the case joins the queue.
 *
 * @returns the decision's id
 * @throws AppError for decisions about others, after 30 days, and the second time
 */
export async function appealDecision(
  { now }: ModerationSettings,
  context: WriteContext,
  { decisionId, text }: { decisionId: string; text: string },
): Promise<string> {
  const { userId } = memberOf(context);
  const row = await lockDecision(context.trx, decisionId);
  const isMine = row?.author_id === userId && row.announced_at !== null && row.action !== 'NOTHING';
  if (row === undefined || !isMine) throw new AppError(coreErrors.NOT_FOUND);
  if ((await appealOfDecision.first(context.trx, { decision: row.id })) !== undefined) {
    throw new AppError(moderationErrors.APPEALED_ALREADY);
  }
  const at = now();
  if (at > appealBy(row)) throw new AppError(moderationErrors.TOO_LATE_TO_APPEAL);
  const appeal = newId();
  await insertAppeal.all(context.trx, { id: appeal, decision: row.id, author: userId, text, at });
  await insertAppealCase.all(context.trx, {
    id: newId(),
    appeal,
    decided: row.case_id,
    type: row.reference_type,
    reference: row.reference_id,
    author: userId,
    at,
  });
  await context.audit({
    action: 'moderation.appeal',
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    details: { decisionId: row.id },
  });
  return row.id;
}

/**
 * Decides an appeal: the decision is upheld, or reversed with all that it did.
 *
 * @throws AppError for the moderator who made the decision and for its author
 */
export async function answerAppeal(
  settings: ModerationSettings,
  context: WriteContext,
  caseId: string,
  { isReversed, reason }: { isReversed: boolean; reason: string },
): Promise<void> {
  const { row: found, moderator } = await lockOpenCase(context, caseId, ['APPEAL']);
  const appeal = await findAppeal.first(context.trx, { id: found.appeal_id });
  const row = appeal && (await lockDecision(context.trx, appeal.decision_id));
  if (appeal === undefined || row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  // Any other admin answers, also one who became admin since.
  if (row.author_id !== null && !isAdmin(moderator)) {
    const roles = await staffRolesOf(settings, context.trx, row.author_id);
    needLowerRole(moderator.staffRoles, roles);
  }
  const at = settings.now();
  await decideAppealRow.all(context.trx, {
    id: appeal.id,
    state: isReversed ? 'REVERSED' : 'UPHELD',
    moderator: moderator.userId,
    reason,
    at,
  });
  await closeCase.all(context.trx, {
    id: caseId,
    moderator: moderator.userId,
    author: row.author_id,
  });
  if (isReversed) {
    await setDecisionState.all(context.trx, { id: row.id, state: 'REVERSED' });
    await takeBack(settings, { ...context, now: at }, row);
  } else if (row.action === 'REMOVE') {
    // Before that time, the task of the decision is still to come.
    if (at >= appealBy(row)) await context.tasks.send(deleteRemoved, { decisionId: row.id });
  }
  await context.audit({
    action: isReversed ? 'moderation.reverse' : 'moderation.uphold',
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    details: { caseId, decisionId: row.id, authorId: row.author_id },
  });
  if (row.author_id === null) return;
  await context.tasks.publish(appealDecided, {
    decisionId: row.id,
    authorId: row.author_id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    isReversed,
  });
}
