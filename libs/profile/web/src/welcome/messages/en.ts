export const en = {
  addPhoto: 'Add a photo',
  changePhoto: 'Change photo',
  loading: 'Loading your profile',
  error: 'Couldn’t load your profile',
  role: 'What brings you here?',
  roleHint: 'Shown as a badge next to your name.',
  roles: {
    none: 'Something else',
    NONE: 'No badge',
    FOUNDER: 'I run a startup',
    INVESTOR: 'I fund companies',
    RECRUITER: 'I hire people',
    CANDIDATE: 'I’m looking for a job',
  },
} as const;
