import { isThere } from '@upround/shared/db';

/**
 * A notification to a person about their own membership, which no one else caused.
 *
 * @param notice `key` identifies the event: the same one notifies once
 */
export const ownNotice = ({
  key,
  ...notice
}: {
  type: string;
  userId: string;
  key: string;
  details: Record<string, unknown>;
}) => ({
  ...notice,
  actorId: notice.userId,
  referenceType: 'USER' as const,
  referenceId: notice.userId,
  groupKey: key,
  actKey: key,
  holds: isThere(notice.userId),
});
