import type { Notification } from '@upround/notifications/contract';

/** What arrived, or moved up because somebody joined, since the list was read. */
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

/** A line of several pages once, where it was shown first. */
export function withoutRepeats(items: readonly Notification[]): Notification[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse();
}
