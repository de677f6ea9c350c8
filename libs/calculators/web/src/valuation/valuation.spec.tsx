import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultValuation, encodeState, valuationFormat } from '@upround/calculators/model';
import { routes } from '@upround/shared/links';
import { renderScreen, watchSavedFiles } from '@upround/shared/testing';
import { ValuationScreen } from './valuation-screen';

const open = (path: string = routes.valuationCalculator) =>
  renderScreen(<ValuationScreen />, { path, pattern: routes.valuationCalculator });

const result = () => screen.getByRole('complementary', { name: 'Result' });
/** The result in figures, above the charts. */
const headline = () => within(result()).getByRole('status');
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the valuation calculator', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
  });

  it('shows the example by the methods of its stage, and is accessible', async () => {
    const { container } = open();
    expect(within(headline()).getByText('₹7.74Cr')).toBeVisible();
    expect(within(result()).getByText('Pre-money, by 5 methods')).toBeVisible();
    expect(
      await within(result()).findByRole('img', { name: /Berkus: ₹7Cr to ₹8Cr, value ₹7\.5Cr/ }),
    ).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('follows every number at once, by field and by slider', () => {
    open();
    type('Team', '4 Cr');
    expect(within(headline()).getByText('₹8.9Cr')).toBeVisible();
    expect(screen.getByText('₹2Cr + ₹1.5Cr + ₹4Cr + ₹1Cr + ₹50L = ₹9Cr')).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Team in steps' }), {
      target: { value: '10000000' },
    });
    expect(field('Team')).toHaveValue('₹1,00,00,000');
  });

  it.each([
    ['abc', 'Enter a number, such as 12,50,000, 50L or 1.5m.'],
    ['1e308', 'Enter a number, such as 12,50,000, 50L or 1.5m.'],
    ['-5', 'This can’t be less than 0.'],
    ['', 'Enter a number.'],
  ])(
    'says at the field what is wrong with “%s”, keeps it, and goes on without the method',
    (text, why) => {
      open();
      type('Team', text);
      expect(field('Team')).toHaveValue(text);
      expect(field('Team')).toHaveAccessibleDescription(why);
      expect(within(result()).getByText('Pre-money, by 4 methods')).toBeVisible();
      expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
    },
  );

  it('takes a pasted amount with its sign and groups', () => {
    open();
    type('Team', '₹12,50,000');
    fireEvent.blur(field('Team'));
    expect(field('Team')).toHaveValue('₹12,50,000');
    expect(field('Team')).not.toHaveAccessibleDescription();
  });

  it('explains probabilities that don’t add up, and growth that isn’t below the rate', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /First Chicago/ }));
    type('Chance of “Usual”', '60');
    expect(screen.getByText('Probabilities have to add up to 100%.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Discounted cash flow/ }));
    type('Growth forever', '40');
    expect(field('Growth forever')).toHaveAccessibleDescription(
      /Growth forever has to be below the discount rate/,
    );
  });

  it('chooses methods by stage, and counts only those that are checked', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Idea' }));
    expect(within(result()).getByText('Pre-money, by 3 methods')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Count Scorecard in the result' }));
    await user.click(screen.getByRole('checkbox', { name: 'Count Risk factors in the result' }));
    expect(within(result()).getByText('Pre-money, by one method')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Count Berkus in the result' }));
    expect(screen.getByText('Choose at least one method that has a value.')).toBeVisible();
  });

  it('converts all amounts to dollars', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: '$ USD' }));
    expect(field('Team')).toHaveValue('$275,000');
    expect(within(headline()).getByText('$850.85K')).toBeVisible();
  });

  it('opens the numbers of a link, and writes changes into the address', async () => {
    const state = structuredClone(defaultValuation);
    state.methods = ['berkus'];
    state.berkus.team = 30_000_000;
    open(`${routes.valuationCalculator}?s=${encodeState(state, valuationFormat)}`);
    expect(field('Team')).toHaveValue('₹3,00,00,000');
    expect(within(headline()).getByText('₹8Cr')).toBeVisible();
    type('Team', '1 Cr');
    state.berkus.team = 10_000_000;
    const coded = encodeState(state, valuationFormat);
    await waitFor(() => expect(window.location.search).toBe(`?s=${coded}`));
  });

  it.each([
    ['9.e30', 'This link was made by a newer version. Showing the example instead.', '₹7.74Cr'],
    ['nonsense', 'We couldn’t read this link. Showing the example instead.', '₹7.74Cr'],
    [
      `1.${btoa('{"base":"x","riskStep":5}').replace(/=+$/, '')}`,
      'We couldn’t read some numbers in this link. Those are from the example.',
      '₹7.5Cr',
    ],
  ])('says why a link isn’t shown as it was made: %s', (coded, why, median) => {
    open(`${routes.valuationCalculator}?s=${coded}`);
    expect(screen.getByText(why)).toBeVisible();
    expect(within(headline()).getByText(median)).toBeVisible();
  });

  it('puts what matters most first, for the method that is chosen', async () => {
    const { user } = open();
    await user.selectOptions(
      within(result()).getByRole('combobox', { name: 'Method' }),
      'Venture capital',
    );
    const chart = await screen.findByRole('img', { name: /^Multiple of their money: / });
    expect(chart).toBeVisible();
    const table = screen.getByRole('table', { name: 'What matters most' });
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Multiple of their money');
  });

  describe('raising on it', () => {
    const table = () => screen.getByRole('table', { name: 'Cap table after the round' });
    const row = (name: string) =>
      within(within(table()).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);

    it('has the cap table of a round at the median, or at the valuation that is entered', () => {
      open();
      expect(row('New investors')).toEqual(['–', '31,09,106', '20.54%', '₹2Cr']);
      type('Pre-money valuation', '18 Cr');
      expect(row('New investors')[2]).toBe('10%');
      expect(row('Total')[3]).toBe('₹20Cr');
    });

    it('converts a SAFE and a note that are added, and names the field that is wrong', async () => {
      const { user } = open();
      await user.click(screen.getByRole('button', { name: 'Add a SAFE' }));
      await user.type(field('Name of SAFE 2'), 'Tideway');
      expect(row('Tideway')[1]).toBe('12,50,000');
      await user.click(screen.getByRole('button', { name: 'Add a note' }));
      expect(row('Note 1')[3]).toMatch(/^₹/);
      type('Discount of SAFE 1', '120');
      expect(field('Discount of SAFE 1')).toHaveAccessibleDescription('Enter 0 to 100.');
      expect(screen.getByText('We can’t work out this round. Fix the marked field.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove SAFE 1' }));
      expect(row('Tideway')[1]).toMatch(/\d/);
    });
  });

  it('takes the report along as a spreadsheet', async () => {
    const files = watchSavedFiles();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('valuation.csv');
    const text = await new Response(files[0]?.file).text();
    // Numbers that a spreadsheet can sum, each with its unit.
    expect(text).toMatch(/^Result,Median,77\d{6},INR/m);
    expect(text).not.toMatch(/,₹[\d.]+(Cr|L)?(,|$)/m);
    expect(text).toContain('Who,Shares,After (%),Worth (INR)');
    expect(text).toContain('Founder 1');
  });
});
