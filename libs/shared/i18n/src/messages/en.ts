/** How long ago or ahead, as `Intl.RelativeTimeFormat` words it in the short style. */
export const en = {
  now: 'now',
  ago: {
    minute: '{count} min ago',
    hour: '{count} hr ago',
    day: '{count, plural, one {# day ago} other {# days ago}}',
  },
  ahead: {
    minute: 'in {count} min',
    hour: 'in {count} hr',
    day: '{count, plural, one {in # day} other {in # days}}',
  },
} as const;
