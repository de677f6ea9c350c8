import type { Price } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { useMentorText } from '../messages/catalogue';

/** The minor units of a rupee. */
const PAISE = 100;

/** Prices of sessions in words: `₹3,000`, or that one is free. */
export function usePrice(): (price: Price) => string {
  const t = useMentorText();
  const format = useFormat();
  return ({ amount, currency }) =>
    amount === 0 ? t('price.free') : format.money(amount / PAISE, currency);
}
