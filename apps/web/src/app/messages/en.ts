export const en = {
  sheet: {
    title: 'Keyboard shortcuts',
    intro: 'They work everywhere except when you’re typing.',
    then: 'then',
  },
} as const;
