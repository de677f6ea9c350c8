import { minorUnits, parseAmount, type Currency } from '@upround/shared/domain';
import { shortMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { useJobsText } from '../../messages/catalogue';

/** Salaries below this, a year and in major units, are taken as typed without a unit. */
const LOW = 1_000;

/** The note below the minimum salary: how the typed amount is read, or how to type it. */
export function useSalaryNote(text: string, currency: Currency): string {
  const t = useJobsText();
  const format = useFormat();
  const isInRupees = currency === 'INR';
  const amount = parseAmount(text, currency);
  if (amount === null || amount === 0) {
    return t(isInRupees ? 'filters.salaryHintRupees' : 'filters.salaryHint');
  }
  const meant = t('filters.salaryMeant', { amount: shortMoney(format, amount, currency) });
  if (amount >= LOW * minorUnits(currency)) return meant;
  return t('filters.salaryLow', { meant, example: `${text.trim()}${isInRupees ? 'L' : 'k'}` });
}
