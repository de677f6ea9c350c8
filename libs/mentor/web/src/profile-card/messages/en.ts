export const en = {
  title: 'Mentors on',
  ownTitle: 'You mentor on',
  loading: 'Loading what they mentor on',
  book: 'Book a session',
  edit: 'Edit what you offer',
} as const;
