import { usePrice } from '../model/use-price';
import { useMentorCardText } from './messages/catalogue';

/** The most that a session may cost, in words: `Free`, `Up to ₹500`. */
export function useBudgetText(): (paise: number) => string {
  const t = useMentorCardText();
  const price = usePrice();
  return (paise) =>
    paise === 0
      ? t('budget.free')
      : t('budget.most', { price: price({ amount: paise, currency: 'INR' }) });
}
