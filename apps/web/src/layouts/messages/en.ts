export const en = {
  newBuild: {
    title: 'A new version of {brand} is ready',
    text: 'Reload when you like. Your drafts are saved.',
    reload: 'Reload',
    later: 'Later',
  },
} as const;
