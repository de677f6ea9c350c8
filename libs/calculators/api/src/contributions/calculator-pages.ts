import { shortAmount } from '@upround/calculators/model';
import { links, routes } from '@upround/shared/links';
import type { PageMeta, PageSource } from '@upround/shared/ports';
import { readValuationLink } from '../picture/shared-valuation';
import { valuationPicture } from '../picture/valuation-picture';

const valuationPage: PageMeta = {
  title: 'Startup valuation calculator',
  description:
    'Value a startup by seven methods side by side, see what matters most, and the cap table of a round at that value.',
  path: links.valuationCalculator(),
};

/** What a shared link shows where it is posted: its result in a sentence and as a picture. */
function describeValuation(coded: string): PageMeta {
  const { valuation } = readValuationLink(coded);
  if (valuation === null) return { ...valuationPage, unlisted: true };
  const { currency, median, min, max, count } = valuation;
  const amount = (value: number) => shortAmount(value, currency);
  const between =
    count === 1 ? 'by one method' : `between ${amount(min)} and ${amount(max)} by ${count} methods`;
  return {
    ...valuationPage,
    title: `Valuation: ${amount(median)}`,
    description: `A startup valued at ${amount(median)} before the round, ${between}. Open it to see every number and try your own.`,
    picture: valuationPicture(coded, valuation),
    unlisted: true,
  };
}

const esopPage: PageMeta = {
  title: 'ESOP calculator',
  description:
    'What your stock options are worth today and at an exit, after preferences and tax in India, with vesting, cash to exercise and offers side by side.',
  path: links.esopCalculator(),
};

/** The heads of the calculators' pages. */
export const calculatorPages: readonly PageSource[] = [
  {
    route: routes.esopCalculator,
    // Someone's own options aren't described where a link to them is posted.
    describe: async (_db, { query }) =>
      query.has('s') ? { ...esopPage, unlisted: true } : esopPage,
  },
  {
    route: routes.valuationCalculator,
    describe: async (_db, { query }) => {
      const coded = query.get('s');
      return coded === null ? valuationPage : describeValuation(coded);
    },
  },
];
