export const en = { several: 'Mentors' };
