const REGION_ID = 'page-announcer';

/** The props of the one polite live region; the app renders it empty, once, in its frame. */
export const announcerProps = {
  id: REGION_ID,
  role: 'status',
  'aria-live': 'polite',
  className: 'sr-only',
} as const;

/**
 * Whether a history entry is another than the one that was shown last. Kept on the region, so that
 * each running app has a memory of its own.
 *
 * @param entry key of the entry that is shown now
 * @returns false for the first page of a visit, and when a page is drawn again for the same entry
 */
export function isPageChange(entry: string): boolean {
  const region = document.getElementById(REGION_ID);
  if (region === null) return false;
  const before = region.dataset['entry'];
  region.dataset['entry'] = entry;
  return before !== undefined && before !== entry;
}

/**
 * Says something to screen readers that sighted people see by themselves, such as the title of a
 * page that just opened. Silent where the frame has no region.
 */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (region === null) return;
  // The same text twice would not be spoken again, so a repeated one differs by a blank.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
