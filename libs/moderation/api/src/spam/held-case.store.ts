import { newId, statement } from '@upround/shared/db';
import type { HeldReason, ReferenceType } from '@upround/shared/domain';
import type { MeasureContext, WrittenText } from '@upround/shared/ports';
import { HELD_WEIGHT } from '../cases/case-weight';
import { recordsOf } from '../cases/records';
import type { ModerationDeps } from '../moderation-settings';

const insertCase = statement<
  never,
  {
    id: string;
    type: ReferenceType;
    reference: string;
    author: string;
    reason: HeldReason;
    /** JSON. */
    snapshot: string | null;
    at: Date;
  }
>(
  'moderation.insert-held-case',
  `insert into moderation_cases (id, kind, reference_type, reference_id, author_id, weight, held_reason,
     snapshot, created_at)
   values (:id::uuid, 'HELD', :type, :reference::uuid, :author::uuid, ${HELD_WEIGHT}, :reason,
     :snapshot::jsonb, :at::timestamptz)`,
);

/** Hides a record and puts it into the queue, as it is now. */
export async function holdRecord(
  deps: Pick<ModerationDeps, 'contributed'>,
  context: MeasureContext,
  { authorId, reference }: Pick<WrittenText, 'authorId' | 'reference'>,
  reason: HeldReason,
): Promise<void> {
  const records = recordsOf(deps, reference.referenceType);
  if (records.hold === undefined) {
    throw new Error(`no slice holds records of type ${reference.referenceType}`);
  }
  const snapshot = await records.capture(context.trx, reference);
  await records.hold(context, reference, reason);
  await insertCase.all(context.trx, {
    id: newId(),
    type: reference.referenceType,
    reference: reference.referenceId,
    author: authorId,
    reason,
    snapshot: snapshot && JSON.stringify(snapshot),
    at: context.now,
  });
}
