export const en = {
  button: 'Columns',
  title: 'Table columns',
  hint: 'Saved in this browser, for each list.',
  reset: 'Use the default columns',
} as const;
