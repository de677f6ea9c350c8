export const en = { name: 'Jobs', go: 'Go to jobs' } as const;
