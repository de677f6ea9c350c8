import { useMemo } from 'react';
import type { CalculatorCurrency, InputError } from '@upround/calculators/model';
import { useFormat } from '@upround/shared/i18n';
import { useFieldsText } from '../../fields/messages/catalogue';
import { countOf, fullAmount, priceOf, shareOf, shortAmount } from '../../fields/units';
import { useEsopText, type EsopTranslator } from '../messages/catalogue';

interface Named {
  name: string;
}

/** Words and numbers of the page, as its components and its report write them. */
export interface EsopTexts {
  t: EsopTranslator;
  currency: CalculatorCurrency;
  /** `26 Nov 2026` */
  day(day: string): string;
  /** `₹14,20,760` */
  amount(amount: number): string;
  /** `₹14.21L` */
  short(amount: number): string;
  /** `₹120.00` */
  price(price: number): string;
  count(count: number, digits?: number): string;
  /** A part from 0 to 1 as `0.28%`. */
  part(part: number, digits?: number): string;
  grant(grant: Named & { place: number }): string;
  preferred(one: Named, place: number): string;
  offer(offer: Named, place: number): string;
  why(problem: InputError): string;
}

const named = ({ name }: Named, usual: string) => (name.trim() === '' ? usual : name);

/** The texts for amounts in a currency. */
export function useEsopTexts(currency: CalculatorCurrency): EsopTexts {
  const t = useEsopText();
  const format = useFormat();
  const fields = useFieldsText();
  return useMemo<EsopTexts>(
    () => ({
      t,
      currency,
      // At noon, the day is the same in every zone near UTC.
      day: (day) => format.date(`${day}T12:00:00Z`),
      amount: (amount) => fullAmount(amount, currency),
      short: (amount) => shortAmount(amount, currency),
      price: (price) => priceOf(price, currency),
      count: countOf,
      part: (part, digits = 2) => shareOf(part, digits),
      grant: (grant) => named(grant, t('grants.unnamed', { number: String(grant.place + 1) })),
      preferred: (one, place) => named(one, t('exit.class', { number: String(place + 1) })),
      offer: (offer, place) => named(offer, t('offers.unnamed', { number: String(place + 1) })),
      why: ({ problem }) => fields(`problem.${problem}`),
    }),
    [t, format, fields, currency],
  );
}
