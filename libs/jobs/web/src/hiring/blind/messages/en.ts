export const en = {
  title: 'Blind hiring is part of {plan}',
  text: 'Review applicants without names, photos, headlines or profiles, and see who they are when you’ve decided. Cover notes and résumés are shown as they were sent.',
  plans: 'See plans',
  close: 'Not now',
  ended: 'Blind mode is off because your plan doesn’t include it.',
  show: 'Show who this is',
  hide: 'Hide who this is',
  showFailed: 'Couldn’t show who this is. {why}',
} as const;
