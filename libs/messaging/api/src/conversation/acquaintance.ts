import type { Trx } from '@upround/shared/db';
import type { MessagingSettings } from '../messaging-settings';
import type { Relationship } from './conversation.store';

/** Whether two people write to each other without a request: they follow each other, or a slice knows that they do. */
export async function areKnown(
  { acquaintances }: MessagingSettings,
  trx: Trx,
  [one, other]: readonly [string, string],
  { mutual }: Relationship,
): Promise<boolean> {
  if (mutual) return true;
  for (const contributed of acquaintances()) {
    if (await contributed.knowEachOther(trx, one, other)) return true;
  }
  return false;
}

/**
 * Whether a waiting request becomes a conversation by itself. Following each other is a decision of both; knowing each
 * other by another record is not, so that there the recipient's settings decide.
 */
export async function isOpenTo(
  settings: MessagingSettings,
  trx: Trx,
  [sender, recipient]: readonly [string, string],
  relationship: Relationship,
): Promise<boolean> {
  if (relationship.mutual) return true;
  if (!(await areKnown(settings, trx, [sender, recipient], relationship))) return false;
  return settings.permission.mayMessage(trx, sender, recipient, true);
}
