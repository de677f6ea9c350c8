export const en = {
  name: 'Jobs',
  go: 'Go to jobs',
  applied: 'Your applications',
  searches: 'Saved searches',
  hiring: 'Hiring',
} as const;
