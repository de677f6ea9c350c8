import type { FeedbackDraft, FeedbackReceipt } from '@upround/site/contract';
import { newId, type Trx } from '@upround/shared/db';
import type { Generated } from 'kysely';
import { newReceipt } from './receipt';

type SiteTables = {
  site_feedback: {
    id: string;
    receipt: string;
    kind: FeedbackDraft['kind'];
    text: string;
    email: string | null;
    page: string | null;
    user_id: string | null;
    created_at: Generated<Date>;
  };
};

/**
 * Stores feedback.
 *
 * @param userId the member who wrote it, null for a guest
 * @returns the receipt to show
 */
export async function storeFeedback(
  trx: Trx,
  userId: string | null,
  { kind, text, email, page }: FeedbackDraft,
): Promise<FeedbackReceipt> {
  const row = await trx
    .withTables<SiteTables>()
    .insertInto('site_feedback')
    .values({
      id: newId(),
      receipt: newReceipt(),
      kind,
      text,
      email: email ?? null,
      page: page ?? null,
      user_id: userId,
    })
    .returning(['receipt', 'created_at'])
    .executeTakeFirstOrThrow();
  return { receipt: row.receipt, receivedAt: row.created_at.toISOString() };
}
