import {
  OFFER_YEARS,
  type EsopOffer,
  type OfferWorth,
  type Outcome,
} from '@upround/calculators/model';
import type { EsopTexts } from '../form/esop-texts';

const MOST_LETTERS = 24;

/** A name that fits a column. */
const shortName = (name: string) =>
  [...name].length > MOST_LETTERS ? `${[...name].slice(0, MOST_LETTERS - 1).join('')}…` : name;

/** What both offers are called: offers with one name have a number too. */
function namesOf(offers: readonly EsopOffer[], texts: EsopTexts): string[] {
  const names = offers.map((offer, place) => shortName(texts.offer(offer, place)));
  return names.map((name, place) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${place + 1})`,
  );
}

/** Both offers as a table. An offer whose fields are wrong has no figures. */
export function offerRows(
  outcomes: readonly Outcome<OfferWorth>[],
  offers: readonly EsopOffer[],
  texts: EsopTexts,
): { head: string[]; rows: string[][] } {
  const { t, short } = texts;
  const row = (label: string, read: (offer: OfferWorth) => string) => [
    label,
    ...outcomes.map(({ value }) => (value === null ? '–' : read(value))),
  ];
  return {
    head: [t('compare.title', { years: String(OFFER_YEARS) }), ...namesOf(offers, texts)],
    rows: [
      row(t('compare.salary'), ({ allSalary }) => short(allSalary)),
      row(t('compare.ownership'), ({ ownership }) => texts.part(ownership, 4)),
      row(t('compare.today'), ({ intrinsicToday }) => short(intrinsicToday)),
      row(t('compare.exit'), ({ optionsAtExit }) => short(optionsAtExit)),
      row(t('compare.total'), ({ total }) => short(total)),
      row(t('compare.tax'), ({ salaryTax, optionTax }) => short(salaryTax + optionTax)),
      row(t('compare.net'), ({ net }) => short(net)),
    ],
  };
}

/** Which offer is worth more if the exits happen, and which without them. */
export function offerWords(
  offers: readonly OfferWorth[],
  head: readonly string[],
  { t, amount }: EsopTexts,
): string[] {
  const [one, other] = offers;
  if (one === undefined || other === undefined) return [];
  const nameOf = (difference: number) => head[difference > 0 ? 1 : 2] ?? '';
  const net = one.net - other.net;
  const salary = one.allSalary - other.allSalary;
  return [
    net === 0
      ? t('compare.equal')
      : t('compare.better', { name: nameOf(net), amount: amount(Math.abs(net)) }),
    salary === 0
      ? t('compare.safeEqual')
      : t('compare.safe', {
          name: nameOf(salary),
          amount: amount(Math.abs(salary)),
          years: String(OFFER_YEARS),
        }),
  ];
}
