/** How long ago, as `Intl.RelativeTimeFormat` words it in the narrow style, and how far ahead, in the short one. */
export const en = {
  now: 'now',
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
