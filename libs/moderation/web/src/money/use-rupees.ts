import { useFormat } from '@upround/shared/i18n';

/** The minor units of a rupee. */
const PAISE = 100;

/** Writes an amount of paise as `₹299.00`. */
export function useRupees(): (amount: number) => string {
  const format = useFormat();
  return (amount) =>
    format.number(amount / PAISE, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: 2,
    });
}
