export const en = { several: 'Competitions' };
