import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import type { ThreadRow } from '../../../model/thread-rows';

/** Whether a row is at least half visible, or fills half of the window. */
function isSeen({ start, end, size }: VirtualItem, top: number, height: number): boolean {
  const shown = Math.min(end, top + height) - Math.max(start, top);
  return shown > 0 && (shown >= size / 2 || shown >= height / 2);
}

/** The other person's last visible message; 0 for none. */
export function lastSeen(
  items: readonly VirtualItem[],
  rows: readonly ThreadRow[],
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
): number {
  const top = virtualizer.scrollOffset ?? 0;
  const height = virtualizer.scrollRect?.height ?? 0;
  let seen = 0;
  for (const item of items) {
    const row = rows[item.index];
    if (row?.kind !== 'message' || row.isOwn || !isSeen(item, top, height)) continue;
    seen = Math.max(seen, row.message.sequence);
  }
  return seen;
}
