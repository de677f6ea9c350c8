export const en = {
  addPhoto: 'Add a photo',
  changePhoto: 'Change photo',
  loading: 'Loading your profile',
  error: 'Couldn’t load your profile',
} as const;
