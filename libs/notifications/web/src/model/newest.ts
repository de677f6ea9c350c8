import type { Notification } from '@upround/notifications/contract';

/** Notifications that arrived, or moved up because their group grew, since the list was read. */
export function newSince(
  newest: readonly Notification[],
  shown: readonly Notification[],
): Notification[] {
  const known = new Map(shown.map(({ id, updatedAt }) => [id, updatedAt]));
  const top = shown[0]?.updatedAt ?? '';
  return newest.filter(({ id, updatedAt }) => {
    const before = known.get(id);
    return before === undefined ? updatedAt >= top : before < updatedAt;
  });
}

/**
 * Those that a list shows and that its first page, read again, would contain but doesn't: they were deleted, or no
 * longer match the list's filter.
 */
export function missingFrom(
  first: { data: readonly Notification[]; nextSegment: string | null },
  shown: readonly Notification[],
): Notification[] {
  const present = new Set(first.data.map(({ id }) => id));
  const oldest = first.nextSegment === null ? '' : (first.data.at(-1)?.updatedAt ?? '');
  return shown.filter(({ id, updatedAt }) => !present.has(id) && updatedAt > oldest);
}
