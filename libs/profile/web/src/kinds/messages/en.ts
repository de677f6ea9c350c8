export const en = {
  people: {
    plural: 'People',
    trending: 'People to know',
    top: 'People to follow',
    topEmpty: 'People to follow stand here.',
  },
} as const;
