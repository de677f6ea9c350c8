import { act, screen, waitFor, within } from '@testing-library/react';
import {
  decodeState,
  defaultEsop,
  encodeState,
  esopFormat,
  newGrant,
  type EsopState,
} from '@upround/calculators/model';
import { routes } from '@upround/shared/links';
import { renderScreen } from '@upround/shared/testing';
import { EsopScreen } from './esop-screen';
import { esopReport } from './esop-report';
import { useEsopTexts } from './form/esop-texts';

const pattern = routes.esopCalculator;

/** The example on a fixed day, changed. */
function stateOf(change: (state: EsopState) => void = () => undefined): EsopState {
  const state = structuredClone(defaultEsop);
  state.dates.asOf = '2026-11-26';
  change(state);
  return state;
}

async function open(change?: (state: EsopState) => void) {
  const search = new URLSearchParams({ s: encodeState(stateOf(change), esopFormat) });
  const rendered = renderScreen(<EsopScreen />, { path: `${pattern}?${search}`, pattern });
  // The charts are there, or the sentences in their place.
  await screen.findByRole('region', { name: 'Vesting over time' });
  await act(async () => undefined);
  return rendered;
}

/** Puts a number into every field that takes one. */
function fill(tree: object, number: number | null): void {
  for (const [key, value] of Object.entries(tree)) {
    if (key === 'interval' || key === 'rank') continue;
    if (typeof value === 'number') Object.assign(tree, { [key]: number });
    else if (typeof value === 'object' && value !== null) fill(value as object, number);
  }
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string, group?: string) =>
  (group === undefined ? screen : within(screen.getByRole('group', { name: group }))).getByRole(
    'textbox',
    { name: new RegExp(`^${name}`) },
  );
beforeAll(async () => {
  // The charts load after the page: here they are loaded once for all tests.
  await import('./charts/charts');
});

describe('the ESOP calculator', () => {
  it('shows the numbers of a link, each with its formula, and has no accessibility violations', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'ESOP calculator' })).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: 'Worth today' })).getByRole('row', {
        name: /^If exercised now ₹14,20,760 ₹12,59,240/,
      }),
    ).toBeVisible();
    expect(screen.getByText('Grant 1: 20,000 × 31 of 48 months = 12,916 vested')).toBeVisible();
    expect(part('Worth today').getByText('12,916 × (₹120.00 − ₹10.00) = ₹14,20,760')).toBeVisible();
    expect(screen.getByText('Common shares get nothing below an exit of ₹46Cr.')).toBeVisible();
    expect(screen.getByText('12,916 × ₹10.00 = ₹1,29,160')).toBeVisible();
    await screen.findByRole('img', { name: /^Line chart: at an exit of ₹20Cr/ });
    await screen.findByRole('img', { name: /^Line chart in steps: 12,916 of 28,000/ });
    await expect(container).toHaveNoAxeViolations();
  });

  it('has each chart as a table', async () => {
    const { user } = await open();
    const name = 'Your gain by exit value';
    const table = await screen.findByRole('table', { name });
    expect(within(table).getAllByRole('row')).toHaveLength(12);
    expect(within(table).getByRole('row', { name: /^₹2,000Cr/ })).toBeInTheDocument();
    // Preferences take it all: what exercising cost is lost, and the tax on it too.
    expect(
      within(table).getByRole('row', { name: /^₹20Cr ₹0\.00 ₹\S+ -₹1\.29L -₹5\.72L$/ }),
    ).toBeInTheDocument();
    const [show] = part('What you get by exit value').getAllByRole('button', {
      name: 'Show as table',
    });
    await user.click(show as HTMLElement);
    expect(show).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getByRole('table', { name: 'Options vested in total, by day' }),
    ).toBeInTheDocument();
  });

  it('follows a field at once', async () => {
    const { user } = await open();
    const [value] = screen.getAllByRole('textbox', { name: 'Share value today' });
    if (value === undefined) throw new Error('no field');
    await user.clear(value);
    await user.type(value, '210');
    expect(part('Worth today').getByText('12,916 × (₹210.00 − ₹10.00) = ₹25,83,200')).toBeVisible();
  });

  it('adds grants, at most six, and removes them without losing the focus', async () => {
    const { user } = await open(({ grants }) => {
      for (let count = 2; count < 5; count += 1) grants.unshift(newGrant('2026-01-01'));
    });
    const add = screen.getByRole('button', { name: 'Add grant' });
    await user.click(add);
    expect(screen.getByRole('group', { name: 'Grant 6' })).toBeVisible();
    expect(add).toBeDisabled();
    expect(screen.getByText('That’s the most you can add: 6.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Grant 4' }));
    expect(add).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Grant 6' })).not.toBeInTheDocument();
    expect(field('Options granted', 'Grant 4')).toHaveValue('8,000');
  });

  it('says what to do without a grant', async () => {
    const { user } = await open(({ grants }) => grants.pop());
    await user.click(screen.getByRole('button', { name: 'Remove Grant 1' }));
    expect(screen.getByText('No grants yet. Add one to see what it’s worth.')).toBeVisible();
    expect(part('Worth today').getByText('Add a grant to see this.')).toBeVisible();
  });

  it('writes what is entered into the address', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Linear' }));
    await waitFor(() => {
      const coded = new URL(window.location.href).searchParams.get('s') ?? '';
      expect(decodeState(coded, esopFormat).state.exit.scale).toBe('linear');
    });
  });

  it.each([
    ['-5', 'Enter a number above 0.'],
    ['0', 'Enter a number above 0.'],
    ['1.5', 'Enter a whole number.'],
    ['1e308', 'Enter a number, such as 12,50,000, 50L or 1.5m.'],
    ['many', 'Enter a number, such as 12,50,000, 50L or 1.5m.'],
    ['', 'Enter a number.'],
  ])('says at the field why %p can’t be options, and goes on with the rest', async (text, why) => {
    const { user, container } = await open();
    const granted = field('Options granted', 'Grant 1');
    await user.clear(granted);
    if (text !== '') await user.type(granted, text);
    expect(granted).toHaveAccessibleDescription(why);
    expect(granted).toBeInvalid();
    expect(part('Worth today').getByText(/^One grant isn’t counted/)).toBeVisible();
    expect(
      part('Worth today').getByRole('row', { name: /^If exercised now ₹0 ₹4,80,000/ }),
    ).toBeVisible();
    expect(container).not.toHaveTextContent(/NaN|Infinity|∞|undefined/);
  });

  it('says at the field that a round can’t take everything, and shows what doesn’t need it', async () => {
    const { user } = await open();
    const round = field('Round 1 takes');
    await user.clear(round);
    await user.type(round, '120');
    expect(round).toHaveAccessibleDescription('Enter 0 to 100.');
    await waitFor(() =>
      expect(
        part('What you get by exit value').getByText('Fix the marked fields to see this.'),
      ).toBeVisible(),
    );
    expect(part('Cash to exercise').getByText('₹1,29,160')).toBeVisible();
  });

  it('says at the field that a day is before the first grant', async () => {
    await open(({ dates }) => (dates.leaving = '2024-01-01'));
    expect(screen.getByLabelText(/^You leave on/)).toHaveAccessibleDescription(
      'That’s too early. Choose a later date.',
    );
  });

  it('teaches: underwater grants, exits below the preferences, losses, and offers that depend on an exit', async () => {
    await open((state) => {
      state.exit.value = 300_000_000;
      state.grants.splice(1, 1, {
        name: 'Refresher',
        granted: 8_000,
        strike: 200,
        start: '2025-01-01',
        months: 48,
        cliff: 12,
        interval: 3,
      });
    });
    expect(screen.getByText(/^Refresher costs more to exercise/)).toBeVisible();
    expect(screen.getByText(/^Refresher waits for the sale/)).toBeVisible();
    expect(screen.getByText(/^At this exit, preferred shares and debt take/)).toBeVisible();
    expect(
      screen.getByText(
        'At this exit you’d lose ₹5.72L: you’d have paid more to exercise, with tax, than the sale brings.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Options are 53% of Offer 1. They’re worth nothing without an exit.'),
    ).toBeVisible();
  });

  it('defers the tax of an eligible start-up', async () => {
    const { user } = await open();
    expect(screen.getByText(/^If the company were an eligible start-up/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /eligible start-up/ }));
    expect(
      screen.getByText(
        'You pay ₹1,29,160 on 26 Nov 2026 and the tax of ₹4,43,277 by 10 Dec 2029, since you sell on 26 Nov 2029.',
      ),
    ).toBeVisible();
  });

  it('can’t defer the tax of someone who exercises after leaving', async () => {
    await open((state) => {
      state.dates.leaving = '2026-11-01';
      state.tax.isEligible = true;
    });
    expect(
      screen.getByText('You leave before you exercise, so the tax can’t be deferred.'),
    ).toBeVisible();
  });

  it('asks for a rate instead of India’s rules in dollars', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: '$ Dollars' }));
    expect(field('Tax rate')).toHaveValue('30');
    expect(screen.queryByRole('combobox', { name: 'Tax rules' })).not.toBeInTheDocument();
    expect(part('Worth today').getByText('12,916 × ($120.00 − $10.00) = $1,420,760')).toBeVisible();
  });

  it('has the box of eligible start-ups only with India’s rules, in rupees', async () => {
    const { user } = await open(({ tax }) => (tax.isEligible = true));
    const box = () => screen.queryByRole('checkbox', { name: /eligible start-up/ });
    expect(box()).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tax rules' }), 'My own rate');
    expect(box()).not.toBeInTheDocument();
    expect(screen.queryByText('If the tax is deferred')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tax rules' }), [
      'India, new regime',
    ]);
    expect(box()).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '$ Dollars' }));
    expect(box()).not.toBeInTheDocument();
    // At 30%, 14,20,760 × 0.3 and the 1,29,160 that exercising costs.
    expect(part('Cash to exercise').getByText('$555,388')).toBeVisible();
  });

  it('shows nothing that depends on leaving while its day is too early', async () => {
    await open(({ dates }) => (dates.leaving = '2023-01-01'));
    for (const name of ['Worth today', 'Cash to exercise', 'Break-even', 'If you leave'])
      expect(part(name).getByText('Fix the marked fields to see this.')).toBeVisible();
    expect(part('Dilution').getByText(/^Your 28,000 options are/)).toBeVisible();
  });

  it('says that options under water aren’t exercised, without a sum', async () => {
    await open((state) => {
      state.exit.value = 300_000_000;
      Object.assign(state.grants[1] ?? {}, { name: 'Refresher', strike: 200 });
    });
    const lines = part('What you get by exit value');
    expect(
      lines.getByText(
        'Refresher: 7,500 options aren’t exercised: ₹200.00 buys a share worth ₹0.00.',
      ),
    ).toBeVisible();
    expect(lines.queryByText(/^Refresher: .* × \(/)).not.toBeInTheDocument();
    // What was exercised before is a loss.
    expect(lines.getByText('Grant 1: 12,916 × (₹0.00 − ₹10.00) = -₹1,29,160')).toBeVisible();
    expect(
      lines.getByText('Grant 1: 7,084 options aren’t exercised: ₹10.00 buys a share worth ₹0.00.'),
    ).toBeVisible();
  });

  it('gives the reason why there’s nothing to exercise', async () => {
    const { unmount } = await open(({ grants }) => {
      for (const grant of grants) grant.strike = 500;
    });
    const none = /^Nothing to exercise on/;
    expect(part('Cash to exercise').getByText(/^Grant 1 waits for the sale/)).toBeVisible();
    expect(part('Cash to exercise').queryByText(none)).not.toBeInTheDocument();
    unmount();
    await open((state) => {
      state.grants = [newGrant('2026-11-26')];
    });
    expect(part('Cash to exercise').getByText(none)).toBeVisible();
  });

  it('says what of a gain the unused basic exemption frees', async () => {
    await open((state) => {
      state.tax.income = 0;
      for (const grant of state.grants) grant.strike = 1_000_000;
      Object.assign(state.grants[0] ?? {}, { strike: 10, start: '2018-04-01' });
    });
    expect(
      part('What you get by exit value').getByText(
        /^\(₹[\d,]+ − ₹4,00,000 unused basic exemption − ₹0 exempt\) × 12\.5% \+ ₹[\d,]+ surcharge and cess = ₹[\d,]+$/,
      ),
    ).toBeVisible();
  });

  it('pays preferred classes by the rank that is chosen', async () => {
    const { user } = await open((state) => (state.exit.value = 230_000_000));
    const lines = part('What you get by exit value');
    expect(
      lines.getByText(
        '₹23,00,00,000 = ₹0 debt + ₹3,00,00,000 Seed + ₹20,00,00,000 Series A preferred + ₹0 common',
      ),
    ).toBeVisible();
    const rank = within(screen.getByRole('group', { name: 'Series A' })).getByRole('combobox', {
      name: 'Rank',
    });
    expect(rank).toHaveAccessibleDescription('Paid before classes with a lower rank.');
    await user.selectOptions(rank, '2');
    expect(
      lines.getByText(
        '₹23,00,00,000 = ₹0 debt + ₹23,00,00,000 Series A (rank 2) + ₹0 Seed (rank 0) preferred + ₹0 common',
      ),
    ).toBeVisible();
  });

  it('says what leaving a year later changes, and compares offers', async () => {
    await open();
    expect(
      part('If you leave on 26 Nov 2026, or a year later').getByRole('row', {
        name: 'Vested options 12,916 21,416',
      }),
    ).toBeVisible();
    expect(
      screen.getByText(/^If you leave on 26 Nov 2026, you have until 24 Feb 2027 to pay ₹5,72,437/),
    ).toBeVisible();
    expect(screen.getByText(/^Offer 1 is worth ₹[\d,]+ more after tax if the exits/)).toBeVisible();
    expect(
      screen.getByText('Without any exit, Offer 2 pays ₹32,00,000 more salary over 4 years.'),
    ).toBeVisible();
  });

  it.each([0, -1, 1e15, 1e-9, null])(
    'never shows NaN or Infinity, with %p in every field',
    async (number) => {
      const { container } = await open((state) => fill(state, number));
      expect(
        screen.getByRole('heading', { level: 2, name: 'Compare two job offers' }),
      ).toBeVisible();
      expect(container).not.toHaveTextContent(/NaN|Infinity|∞|undefined/);
    },
  );

  it('has names of 80 characters', async () => {
    const name = 'W'.repeat(80);
    const { container } = await open((state) => {
      for (const item of [...state.grants, ...state.preferred, ...state.offers]) item.name = name;
    });
    expect(screen.getAllByRole('group', { name })).toHaveLength(6);
    await expect(container).toHaveNoAxeViolations();
  });
});

describe('the report', () => {
  function reportOf(change?: (state: EsopState) => void): ReturnType<typeof esopReport> {
    const state = stateOf(change);
    const made: ReturnType<typeof esopReport>[] = [];
    function Probe() {
      made.push(esopReport(state, useEsopTexts(state.currency)));
      return null;
    }
    renderScreen(<Probe />);
    const [report] = made;
    if (report === undefined) throw new Error('no report');
    return report;
  }

  it('has what is entered and every result as plain rows', () => {
    const { title, sections } = reportOf();
    expect(title).toBe('ESOP calculator');
    expect(sections.map(({ heading }) => heading)).toEqual([
      'What you entered',
      'Your grants',
      'Preferred shares',
      'Worth today',
      'At an exit',
      'Break-even',
      'Cash to exercise',
      'If you leave on 26 Nov 2026, or a year later',
      'Dilution',
      'The company’s expense',
      'Compare two job offers',
    ]);
    const at = (wanted: string) => sections.find(({ heading }) => heading === wanted);
    expect(at('Your grants')?.table?.rows[0]).toEqual([
      'Grant 1',
      '20,000',
      '₹10.00',
      '1 Apr 2024',
      '48',
      '12',
      'Month',
    ]);
    expect(at('Preferred shares')?.table?.head.at(-1)).toBe('Rank');
    expect(at('Preferred shares')?.table?.rows[1]?.at(-1)).toBe('0');
    expect(at('At an exit')?.table?.rows).toHaveLength(11);
    expect(at('Cash to exercise')?.rows).toContainEqual(['Exercise cost', '₹1,29,160']);
  });

  it('leaves out what can’t be calculated', () => {
    const { sections } = reportOf((state) => {
      state.grants = [];
      state.tax.income = -1;
    });
    expect(JSON.stringify(sections)).not.toMatch(/NaN|Infinity|undefined/);
    expect(sections.find(({ heading }) => heading === 'Worth today')?.rows).toEqual([]);
  });
});
