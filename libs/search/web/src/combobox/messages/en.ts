export const en = {
  combobox: {
    field: 'Search',
    list: 'Suggestions',
    recent: 'Recent searches',
    people: 'People',
    tags: 'Hashtags',
    records: 'Pods',
    searchFor: 'Search for <b>{words}</b>',
    members: '{count, plural, one {1 member} other {{shown} members}}',
    users: '{count, plural, one {1 person} other {{shown} people}}',
    found:
      '{count, plural, one {1 suggestion. Use the arrow keys to choose it.} other {# suggestions. Use the arrow keys to choose one.}}',
  },
} as const;
