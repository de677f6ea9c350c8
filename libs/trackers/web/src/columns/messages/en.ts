export const en = {
  button: 'Columns',
  title: 'Columns of the table',
  hint: 'Saved in this browser, for each list.',
  reset: 'Use the default columns',
} as const;
