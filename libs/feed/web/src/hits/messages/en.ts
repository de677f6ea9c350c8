export const en = {
  members: '{count, plural, one {1 member} other {{shown} members}}',
  stages: {
    IDEA: 'Idea',
    PROTOTYPE: 'Prototype',
    FIRST_USERS: 'First users',
    REVENUE: 'Revenue',
    SCALING: 'Scaling',
  },
} as const;
