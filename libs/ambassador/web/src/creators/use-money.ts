import { useFormat } from '@upround/shared/i18n';

/** The minor units of a rupee. */
export const PAISE = 100;

/** An amount of a call, which is in paise, in words: `₹1,244.88`. */
export function useMoney(): (paise: number) => string {
  const format = useFormat();
  return (paise) =>
    format.number(paise / PAISE, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
}

/** The same in rupees, as spreadsheets read it: `1244.88`. */
export const plainRupees = (paise: number): string => (paise / PAISE).toFixed(2);

/** A month like `2026-10` in words: `October 2026`. */
export function useMonthText(): (month: string) => string {
  const format = useFormat();
  // In its middle, which is the same month in every zone.
  return (month) => format.month(`${month}-15T12:00:00Z`);
}
