export const en = {
  group: 'Competitions',
  competitions: 'Competitions',
  showcase: 'Startup showcase',
  mine: 'Your competitions',
};
