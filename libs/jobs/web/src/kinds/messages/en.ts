export const en = {
  jobs: 'Jobs',
  applied: 'You applied elsewhere for {title} at {name}',
  appliedGone: 'You applied elsewhere for a job that is no longer there',
} as const;
