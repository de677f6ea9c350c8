import {
  APPEAL_DAYS,
  moderationErrors,
  UNDO_SECONDS,
  type Decision,
  type DecisionInput,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { newId, type Trx } from '@upround/shared/db';
import { excerpt } from '@upround/shared/domain';
import type { RecordSnapshot } from '@upround/shared/ports';
import { AppError, type Member, type WriteContext } from '@upround/shared/server-kit';
import { needLowerRole, needModerator, needOthersCase } from '../access';
import { actionsFor } from '../cases/case-actions';
import { byWeight, weightOf } from '../cases/case-weight';
import { captureRecord, recordsOf } from '../cases/records';
import { EXCERPT_MAX, type CaseRow } from '../moderation-rows';
import { staffRolesOf, type ModerationSettings } from '../moderation-settings';
import { lockRecord } from '../reports/report-store';
import { announceDecision, deleteRemoved, endRestriction } from './decision.events';
import {
  closeCase,
  findDecision,
  insertDecision,
  lockCase,
  lockDecision,
  mergeNewCase,
  reopenCase,
  reportsOfCase,
  setDecisionState,
  type NewDecision,
} from './decision.store';
import { limitMember, measureRecord, undoMeasures } from './measures';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_SECONDS = DAY_MS / 1000;

/** @throws AppError if rule or days are missing */
function checkInput({ action, rule, days }: DecisionInput): void {
  if (action !== 'NOTHING' && rule === undefined) {
    throw new AppError(moderationErrors.RULE_REQUIRED, { path: 'rule' });
  }
  if (action === 'RESTRICT' && days === undefined) {
    throw new AppError(moderationErrors.DAYS_REQUIRED, { path: 'days' });
  }
}

/** @throws AppError if the action isn't possible with the record as it is now */
function checkAction(
  settings: ModerationSettings,
  row: CaseRow,
  { action }: DecisionInput,
  current: RecordSnapshot | null,
): void {
  const records = recordsOf(settings, row.reference_type);
  const hasAuthor = (row.author_id ?? current?.ownerId ?? null) !== null;
  if (actionsFor(records, { hasAuthor, isGone: current === null }).includes(action)) return;
  const isPossible = actionsFor(records, { hasAuthor, isGone: false }).includes(action);
  throw new AppError(isPossible ? moderationErrors.RECORD_GONE : moderationErrors.ACTION_UNFIT);
}

/** The open case that a moderator is about to decide, locked. */
export async function lockOpenCase(
  context: WriteContext,
  caseId: string,
  kinds: readonly CaseRow['kind'][],
): Promise<{ row: CaseRow; moderator: Member }> {
  const moderator = needModerator(context);
  const row = await lockCase(context.trx, { id: caseId, viewer: moderator.userId });
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (row.state === 'DECIDED') throw new AppError(moderationErrors.CASE_DECIDED);
  if (!kinds.includes(row.kind)) throw new AppError(moderationErrors.ACTION_UNFIT);
  needOthersCase(row);
  return { row, moderator };
}

/** Sends what has to happen later because of a decision. */
async function sendTasks({ tasks }: WriteContext, id: string, input: DecisionInput): Promise<void> {
  const data = { decisionId: id };
  await tasks.send(announceDecision, data, { afterSeconds: UNDO_SECONDS });
  if (input.action === 'RESTRICT') {
    // A second more, so that it's over when the task reads the clock.
    const afterSeconds = (input.days ?? 0) * DAY_SECONDS + 1;
    await tasks.send(endRestriction, data, { afterSeconds });
  }
  if (input.action === 'REMOVE') {
    await tasks.send(deleteRemoved, data, { afterSeconds: APPEAL_DAYS * DAY_SECONDS });
  }
}

function decisionOf(
  row: CaseRow,
  input: DecisionInput,
  moderator: string,
  at: Date,
  current: RecordSnapshot | null,
): NewDecision {
  const { action, rule, reason, days = 0 } = input;
  const about = row.snapshot ?? current;
  return {
    id: newId(),
    caseId: row.id,
    type: row.reference_type,
    reference: row.reference_id,
    author: row.author_id ?? current?.ownerId ?? null,
    moderator,
    action,
    rule: action === 'NOTHING' ? null : (rule ?? null),
    reason,
    title: about?.title ?? '',
    text: excerpt(about?.text ?? '', EXCERPT_MAX),
    until: action === 'RESTRICT' ? new Date(at.getTime() + days * DAY_MS) : null,
    at,
  };
}

/**
 * Decides a case and carries the decision out. The people concerned are notified once it can't be undone.
 *
 * @throws AppError for the moderator's own case, one about staff of the same rank, one that is decided, a record that is
 *   gone, and input that doesn't fit
 */
export async function decide(
  settings: ModerationSettings,
  context: WriteContext,
  caseId: string,
  input: DecisionInput,
): Promise<Decision> {
  checkInput(input);
  const { row, moderator } = await lockOpenCase(context, caseId, ['REPORTS', 'HELD']);
  const reference = { referenceType: row.reference_type, referenceId: row.reference_id };
  const current = await captureRecord(settings, context.trx, reference);
  if (current?.ownerId === moderator.userId) throw new AppError(moderationErrors.OWN_CASE);
  checkAction(settings, row, input, current);
  const at = settings.now();
  const decision = decisionOf(row, input, moderator.userId, at, current);
  if (input.action !== 'NOTHING' && decision.author !== null) {
    const roles = await staffRolesOf(settings, context.trx, decision.author);
    needLowerRole(moderator.staffRoles, roles);
  }
  const measured = {
    action: decision.action,
    author_id: decision.author,
    reference_type: decision.type,
    reference_id: decision.reference,
    held_reason: row.held_reason,
  };
  if (!(await measureRecord(settings, { ...context, now: at }, measured))) {
    throw new AppError(moderationErrors.RECORD_GONE);
  }
  await insertDecision.all(context.trx, { ...decision });
  await closeCase.all(context.trx, {
    id: row.id,
    moderator: moderator.userId,
    author: decision.author,
  });
  await limitMember(settings, context.trx, measured);
  await sendTasks(context, decision.id, input);
  await context.audit({
    action: 'moderation.decide',
    ...reference,
    details: {
      caseId,
      decisionId: decision.id,
      action: decision.action,
      rule: decision.rule,
      authorId: decision.author,
    },
  });
  return {
    id: decision.id,
    caseId,
    action: decision.action,
    undoUntil: new Date(at.getTime() + UNDO_SECONDS * 1000).toISOString(),
  };
}

/** Opens a case again, as grave as all of its reports. */
async function reopen(trx: Trx, id: string): Promise<void> {
  await mergeNewCase.all(trx, { id });
  const { count = 0, categories = [] } = (await reportsOfCase.first(trx, { id })) ?? {};
  const weight = count === 0 ? null : weightOf(categories, count);
  await reopenCase.all(trx, { id, count, categories: byWeight(categories), weight });
}

/**
 * Takes a decision of the moderator's own back and opens its case again.
 *
 * @returns the case's id
 * @throws AppError `TOO_LATE_TO_UNDO` once the people concerned are notified
 */
export async function undo(
  settings: ModerationSettings,
  context: WriteContext,
  decisionId: string,
): Promise<string> {
  const { userId } = needModerator(context);
  const found = await findDecision(context.trx, decisionId);
  if (found === undefined || found.moderator_id !== userId) {
    throw new AppError(coreErrors.NOT_FOUND);
  }
  // In the order of a new report, which opens a case of its own meanwhile.
  await lockRecord.all(context.trx, { reference: found.reference_id });
  const row = await lockDecision(context.trx, decisionId);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (row.state === 'UNDONE') return row.case_id;
  const age = settings.now().getTime() - row.created_at.getTime();
  if (row.announced_at !== null || row.state !== 'IN_FORCE' || age > UNDO_SECONDS * 1000) {
    throw new AppError(moderationErrors.TOO_LATE_TO_UNDO);
  }
  await setDecisionState.all(context.trx, { id: row.id, state: 'UNDONE' });
  await undoMeasures(settings, { ...context, now: settings.now() }, row);
  await reopen(context.trx, row.case_id);
  await context.audit({
    action: 'moderation.undo',
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    details: { caseId: row.case_id, decisionId: row.id },
  });
  return row.case_id;
}
