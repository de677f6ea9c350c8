export const en = { jobs: 'Jobs' } as const;
