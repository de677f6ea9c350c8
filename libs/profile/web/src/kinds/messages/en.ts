export const en = {
  people: {
    plural: 'People',
    trending: 'People to know',
    top: 'People to follow',
    topEmpty: 'You’ll see people to follow here.',
  },
} as const;
