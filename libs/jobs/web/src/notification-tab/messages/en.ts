export const en = {
  label: 'Jobs',
  empty: 'Nothing about jobs yet',
  emptyHint:
    'Applications, their answers and the jobs that your saved searches find are listed here.',
} as const;
