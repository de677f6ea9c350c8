export const en = {
  group: 'Mentors',
  mentors: 'Find a mentor',
  funnel: 'Get matched',
  sessions: 'Your sessions',
  offer: 'Be a mentor',
};
