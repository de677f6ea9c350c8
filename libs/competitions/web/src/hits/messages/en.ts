export const en = {
  by: 'By {organiser}',
  opens: 'Opens {day}',
  closes: 'Closes {day}',
  over: 'Entries closed {day}',
};
