/** Up to so many hours a time is shown in hours, above in days. */
const HOURS = 20;

/** A time until an answer in the unit that one would say it in. */
export function replyTimeOf(
  hours: number | null,
): { unit: 'hours' | 'days'; count: number } | null {
  if (hours === null) return null;
  return hours <= HOURS
    ? { unit: 'hours', count: Math.max(1, hours) }
    : { unit: 'days', count: Math.ceil(hours / 24) };
}
