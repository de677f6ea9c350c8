export const en = {
  title: 'How job alerts work',
  filter: 'Save a search',
  filterHint: 'Filter the jobs, then select “Save search”.',
  rhythm: 'Choose how often',
  rhythmHint: 'Once a day, once a week, or never. You can change it here.',
  once: 'Each new job is sent once',
  onceHint: 'In the app and by email.',
  settings: 'Notification settings',
  newest: 'New jobs',
  allJobs: 'Browse all jobs',
} as const;
