const PAISE = 100;
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});
const name = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const nameWithYear = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `₹1,49,900.00`. */
export const moneyOf = (paise: number): string => rupees.format(paise / PAISE);

const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `October`, of a month like `2026-10`. */
export const monthName = (month: string): string => name.format(firstDay(month));

/** `October 2026`. */
export const monthWithYear = (month: string): string => nameWithYear.format(firstDay(month));
