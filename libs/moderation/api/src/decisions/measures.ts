import type { Trx } from '@upround/shared/db';
import type { MeasureContext } from '@upround/shared/ports';
import { recordsOf } from '../cases/records';
import type { HeldReason } from '@upround/shared/domain';
import type { DecisionRow } from '../moderation-rows';
import type { ModerationSettings } from '../moderation-settings';
import { decidedCase, lockMember, measureInForce, otherHiding } from './decision.store';

type Measured = Pick<DecisionRow, 'action' | 'author_id' | 'reference_type' | 'reference_id'>;

const referenceOf = (row: Measured) => ({
  referenceType: row.reference_type,
  referenceId: row.reference_id,
});

/** Sets a member's state to the gravest measure that is in force. */
export async function applyToMember(
  { members, now }: ModerationSettings,
  trx: Trx,
  author: string,
): Promise<void> {
  await lockMember.all(trx, { author });
  const inForce = await measureInForce.first(trx, { author, now: now() });
  if (inForce?.suspended) {
    await members.suspend(trx, author);
    return;
  }
  await members.reinstate(trx, author);
  if (inForce?.restricted) await members.restrict(trx, author);
}

const concernsMember = ({ action }: Measured) => action === 'RESTRICT' || action === 'SUSPEND';
const concernsRecord = ({ action }: Measured) => action === 'HIDE' || action === 'REMOVE';

/**
 * Hides the record of a decision that asks for it. Records to remove are hidden at first: they are deleted when no appeal
 * can bring them back. A record that is held becomes public if nothing is wrong with it, and stays hidden otherwise.
 *
 * @returns false where the record is gone, and nothing changed
 */
export async function measureRecord(
  settings: ModerationSettings,
  context: MeasureContext,
  decision: Measured & { held_reason: HeldReason | null },
): Promise<boolean> {
  const records = recordsOf(settings, decision.reference_type);
  const reference = referenceOf(decision);
  if (concernsRecord(decision)) return records.hide(context, reference);
  if (decision.held_reason === null) return true;
  // A decision about its author, or about nothing, is possible after the record is gone.
  if (decision.action === 'NOTHING') await records.release?.(context, reference);
  else await records.hide(context, reference);
  return true;
}

/** Notifies those whom a hidden record concerns, once the decision can't be undone. */
export async function notifyOfMeasure(
  settings: ModerationSettings,
  context: MeasureContext,
  decision: Measured,
): Promise<void> {
  if (!concernsRecord(decision)) return;
  const records = recordsOf(settings, decision.reference_type);
  await records.notifyHidden?.(context, referenceOf(decision));
}

/** Restricts or suspends the author of a stored decision that asks for it. */
export async function limitMember(
  settings: ModerationSettings,
  trx: Trx,
  decision: Measured,
): Promise<void> {
  if (concernsMember(decision) && decision.author_id !== null) {
    await applyToMember(settings, trx, decision.author_id);
  }
}

type Stored = Measured & Pick<DecisionRow, 'id' | 'case_id'>;

const heldReasonOf = async ({ trx }: MeasureContext, { case_id: id }: Stored) =>
  (await decidedCase.first(trx, { id }))?.held_reason ?? null;

/** Whether something else hides a decision's record: another decision, or that it's held. */
const isHiddenStill = async ({ trx }: MeasureContext, { id, reference_id: reference }: Stored) =>
  (await otherHiding.first(trx, { id, reference })) !== undefined;

/** Takes back what a decision did, once an appeal reversed it: nothing is wrong with its record. */
export async function takeBack(
  settings: ModerationSettings,
  context: MeasureContext,
  decision: Stored,
): Promise<void> {
  await limitMember(settings, context.trx, decision);
  const isHidden = concernsRecord(decision) || (await heldReasonOf(context, decision)) !== null;
  if (!isHidden || (await isHiddenStill(context, decision))) return;
  await recordsOf(settings, decision.reference_type).show(context, referenceOf(decision));
}

/** Takes back what a decision did, once the moderator undid it: its record is as it was before. */
export async function undoMeasures(
  settings: ModerationSettings,
  context: MeasureContext,
  decision: Stored,
): Promise<void> {
  const reason = await heldReasonOf(context, decision);
  if (reason === null) return takeBack(settings, context, decision);
  await limitMember(settings, context.trx, decision);
  const records = recordsOf(settings, decision.reference_type);
  await records.hold?.(context, referenceOf(decision), reason);
}

/**
 * Deletes the record of a decision that no appeal can reverse any more.
 *
 * @returns false where it's gone already
 */
export async function removeRecord(
  settings: ModerationSettings,
  context: MeasureContext,
  decision: Measured,
): Promise<boolean> {
  return recordsOf(settings, decision.reference_type).remove(context, referenceOf(decision));
}
