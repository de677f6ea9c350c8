import { useFormat } from '@upround/shared/i18n';

/** The minor units of a rupee. */
const PAISE = 100;

interface Money {
  /** `₹299`, with paise only where there are some: for prices. */
  price: (amount: number) => string;
  /** `₹299.00`: for payments. */
  exact: (amount: number) => string;
}

/** Amounts of calls, which are in paise, in words. */
export function useMoney(): Money {
  const format = useFormat();
  return {
    price: (amount) => format.money(amount / PAISE),
    exact: (amount) =>
      format.number(amount / PAISE, {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: 2,
      }),
  };
}

/** An amount in rupees, as spreadsheets read it: `299.00`. */
export const plainRupees = (amount: number): string => (amount / PAISE).toFixed(2);
