export const en = {
  people: 'People',
  peopleFound: '{count, plural, one {# person found} other {# people found}}',
} as const;
