/** How long ago, as `Intl.RelativeTimeFormat` words it in the narrow style, and how far ahead, in the short one. */
export const en = {
  now: 'now',
  /** As `Intl.NumberFormat` writes units in the narrow style: the first number that it formats takes some 30 ms. */
  short: {
    minute: '{count}m',
    hour: '{count}h',
    day: '{count}d',
  },
  ago: {
    minute: '{count}m ago',
    hour: '{count}h ago',
    day: '{count}d ago',
  },
  ahead: {
    minute: 'in {count} min',
    hour: 'in {count} hr',
    day: '{count, plural, one {in # day} other {in # days}}',
  },
} as const;
