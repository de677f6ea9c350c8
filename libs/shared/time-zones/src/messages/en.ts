export const en = {
  none: 'No matching time zones. Try a city or a country.',
};
