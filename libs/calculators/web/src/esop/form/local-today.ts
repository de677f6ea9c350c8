/** Today in the time zone of the device, as `2026-11-26`. */
export function localToday(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear()), ...parts].join('-');
}
