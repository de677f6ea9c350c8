import type { Database } from '@upround/shared/db';
import { defaultValuation, encodeState, valuationFormat } from '@upround/calculators/model';
import { calculatorPages } from './calculator-pages';

const page = calculatorPages.find(({ route }) => route === '/valuation-calculator')!;
const describeLink = (s?: string) =>
  page.describe({} as Database, {
    slug: '',
    query: new URLSearchParams(s === undefined ? {} : { s }),
  });

describe('what a shared valuation shows where it is posted', () => {
  it('is its result, in the currency of its numbers', async () => {
    expect(await describeLink('1.')).toMatchObject({
      title: 'Valuation: ₹7.74Cr',
      description: expect.stringContaining('between ₹7.07Cr and ₹9.25Cr by 5 methods'),
      unlisted: true,
    });
    const dollars = encodeState(
      { ...defaultValuation, currency: 'USD', methods: ['berkus'] },
      valuationFormat,
    );
    expect(await describeLink(dollars)).toMatchObject({
      title: 'Valuation: $75M',
      description: expect.stringContaining('by one method'),
    });
  });

  it('is the calculator itself without a state, or with one that can’t be read', async () => {
    const plain = await describeLink();
    expect(plain).toMatchObject({ title: 'Startup valuation calculator' });
    expect(plain).not.toHaveProperty('unlisted');
    for (const broken of ['', 'x', '99.e30', '1.%%%', '1.' + 'A'.repeat(9_000)]) {
      expect(await describeLink(broken)).toMatchObject({
        title: 'Startup valuation calculator',
        unlisted: true,
      });
    }
  });
});

describe('a shared link of the ESOP calculator', () => {
  it('says nothing of someone’s numbers', async () => {
    const esop = calculatorPages.find(({ route }) => route === '/esop-calculator')!;
    const of = (query: string) =>
      esop.describe({} as Database, { slug: '', query: new URLSearchParams(query) });
    expect(await of('')).toMatchObject({ title: 'ESOP calculator' });
    expect(await of('s=1.eyJhIjoxfQ')).toMatchObject({
      title: 'ESOP calculator',
      unlisted: true,
    });
  });
});
