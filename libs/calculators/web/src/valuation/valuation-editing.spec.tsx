import { fireEvent, screen, within } from '@testing-library/react';
import {
  defaultValuation,
  encodeState,
  evaluateValuation,
  valuationFormat,
  type ValuationState,
} from '@upround/calculators/model';
import { routes } from '@upround/shared/links';
import { renderScreen } from '@upround/shared/testing';
import { useLinkState } from '../link/use-link-state';
import { FieldsContext } from './methods/state-field';
import type { StartSimulation } from './uncertainty/start-simulation';
import { UncertaintySection } from './uncertainty/uncertainty-section';
import { ValuationScreen } from './valuation-screen';

function open(change: (state: ValuationState) => void = () => undefined) {
  const state = structuredClone(defaultValuation);
  change(state);
  const path = `${routes.valuationCalculator}?s=${encodeState(state, valuationFormat)}`;
  return renderScreen(<ValuationScreen />, { path, pattern: routes.valuationCalculator });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const NO_NUMBER = 'Enter a number, such as 12,50,000, 50L or 1.5m.';
const holder = (name: string, shares: number) => ({ name, shares });
const safe = { name: '', type: 'postMoney', discount: 0, isMfn: false } as const;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('lists of the valuation calculator', () => {
  it('keep what is typed with its item, and the focus, when another is removed', async () => {
    const { user } = open(({ raise }) => {
      raise.holders = [holder('Asha', 1), holder('Bilal', 2), holder('Chitra', 3)];
    });
    type('Shares of Bilal', 'abc');
    button('Remove Asha').focus();
    await user.keyboard('{Enter}');
    expect(field('Shares of Bilal')).toHaveValue('abc');
    expect(field('Shares of Bilal')).toHaveAccessibleDescription(NO_NUMBER);
    expect(field('Shares of Chitra')).toHaveValue('3');
    expect(button('Add a holder')).toHaveFocus();
    expect(screen.getByText('Asha removed.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(button('Remove Bilal')).toBeVisible();
    expect(button('Remove Chitra')).toBeVisible();
    // The added one takes nothing over.
    expect(field('Shares of Founder 3')).toHaveValue('10,00,000');
  });

  it.each([
    ['Venture capital', 'Later round 2 takes', 'Later round 1', 'Later round 1 takes', 'round'],
    ['First Chicago', 'Chance of “Usual”', 'Good', 'Chance of “Good”', 'n outcome'],
    ['Discounted cash flow', 'Years in phase 2', 'Phase 1', 'Years in phase 1', 'phase'],
    ['Comparables', 'Multiple of company 2', 'Company 1', 'Multiple of company 1', 'company'],
  ])('keep what is typed with its item: %s', async (method, second, first, moved, added) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${method}`) }));
    type(second, 'abc');
    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove .?${first}`, 'i') }));
    expect(field(moved)).toHaveValue('abc');
    expect(document.activeElement).toHaveAccessibleName(new RegExp(`^Add a.*${added}$`));
    expect(screen.getByText(`${first} removed.`)).toBeInTheDocument();
  });

  it.each([
    ['Add a SAFE', 'Cap of SAFE 2', 'Remove SAFE 1', 'Cap of SAFE 1'],
    ['Add a note', 'Cap of Note 2', 'Remove Note 1', 'Cap of Note 1'],
  ])('keep what is typed with its item: %s', async (add, second, remove, moved) => {
    const { user } = open();
    await user.click(button(add));
    if (screen.queryByRole('textbox', { name: second }) === null) await user.click(button(add));
    type(second, 'abc');
    await user.click(button(remove));
    expect(field(moved)).toHaveValue('abc');
    expect(button(add)).toHaveFocus();
  });

  it('say when they are full, and keep at least one where the method needs it', async () => {
    const { user } = open(({ cash }) => {
      cash.phases = [1, 2, 3].map((years) => ({ years, growth: 0 }));
    });
    await user.click(screen.getByRole('button', { name: /^Discounted cash flow/ }));
    await user.click(button('Add a phase'));
    expect(button('Add a phase')).toBeDisabled();
    expect(screen.getByText('That’s the most you can add: 4.')).toBeVisible();
    for (let left = 4; left > 1; left -= 1) await user.click(button('Remove Phase 1'));
    expect(screen.queryByRole('button', { name: 'Remove Phase 1' })).not.toBeInTheDocument();
  });
});

describe('stage and currency of the valuation calculator', () => {
  it('keep the focus, open methods and the chosen chart', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /^Comparables/ }));
    const chart = screen.getByRole('combobox', { name: 'Method' });
    await user.selectOptions(chart, 'Venture capital');
    await user.click(radio('Idea'));
    expect(radio('Idea')).toHaveFocus();
    await user.click(radio('$ USD'));
    expect(radio('$ USD')).toHaveFocus();
    expect(field('Your revenue in a year')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Method' })).toHaveDisplayValue('Venture capital');
  });

  it('leave what is typed alone with the stage, and convert it with the currency', async () => {
    const { user } = open();
    type('Team', 'abc');
    await user.click(radio('Idea'));
    expect(field('Team')).toHaveValue('abc');
    type('Team', '9 Cr');
    await user.click(radio('$ USD'));
    expect(field('Team')).toHaveValue('$990,000');
  });

  it('bring amounts back exactly, but for those that were edited meanwhile', async () => {
    const { user } = open(({ berkus, raise }) => {
      berkus.team = 12_345_678;
      berkus.idea = 12_345_678;
      raise.safes = [
        { ...safe, amount: 1_234_567, cap: 50_000_000 },
        { ...safe, amount: 7_654_321, cap: null },
      ];
    });
    await user.click(radio('$ USD'));
    await user.click(radio('₹ INR'));
    expect(field('Team')).toHaveValue('₹1,23,45,678');
    await user.click(radio('$ USD'));
    type('Sound idea', '100000');
    await user.click(radio('Idea'));
    await user.click(button('Remove SAFE 1'));
    await user.click(radio('₹ INR'));
    expect(field('Team')).toHaveValue('₹1,23,45,678');
    expect(field('Sound idea')).toHaveValue('₹90,90,000');
    expect(field('Amount of SAFE 1')).toHaveValue('₹76,54,321');
    await user.click(radio('$ USD'));
    expect(field('Sound idea')).toHaveValue('$100,000');
  });
});

describe('what is wrong, in the valuation calculator', () => {
  it('is said at the empty valuation of a round', () => {
    open((state) => {
      state.methods = ['comparables'];
      state.peers.metric = 0;
    });
    expect(field('Pre-money valuation')).toHaveAccessibleDescription('Enter a number above 0.');
    type('Pre-money valuation', '1 Cr');
    expect(field('Pre-money valuation')).not.toHaveAccessibleDescription(/above 0/);
  });

  it('is said at the first SAFE, also where that has no cap', () => {
    open(({ raise }) => {
      raise.safes = [
        { ...safe, amount: 1_000_000, cap: null },
        { ...safe, amount: 50_000_000, cap: 50_000_000 },
      ];
    });
    const why = /^These SAFEs take the whole company/;
    expect(field('Amount of SAFE 1')).toHaveAccessibleDescription(why);
    type('Cap of SAFE 1', '5 Cr');
    expect(field('Cap of SAFE 1')).toHaveAccessibleDescription(why);
  });

  it('is said at the first phase where no phase has a year', async () => {
    const { user } = open(({ cash }) => {
      cash.phases = [{ years: 0, growth: 0 }];
    });
    await user.click(screen.getByRole('button', { name: /^Discounted cash flow/ }));
    expect(field('Years in phase 1')).toHaveAccessibleDescription('Enter a number above 0.');
  });

  it('is said of one outcome only if it is the best and most of the value', async () => {
    const outcomes = [
      ['', 20, 10_000_000],
      ['Usual', 60, 5_000_000],
      ['', 20, 1_000_000],
    ] as const;
    const { user } = open((state) => {
      state.scenarios = outcomes.map(([name, probability, value]) => ({
        name,
        probability,
        value,
      }));
    });
    await user.click(screen.getByRole('button', { name: /^First Chicago/ }));
    expect(screen.queryByText(/of the value comes from/)).not.toBeInTheDocument();
    type('Value today if “Good”', '1.8 Cr');
    expect(screen.getByText('53% of the value comes from one outcome, “Good”.')).toBeVisible();
  });

  it('is said of weights', async () => {
    const { user } = open(({ weights }) => void (weights.team = 40));
    await user.click(screen.getByRole('button', { name: /^Scorecard/ }));
    expect(
      screen.getByText(
        'Weights add up to 110%, not 100%. The value is too high or too low by the same share.',
      ),
    ).toBeVisible();
  });
});

describe('the pool of a round', () => {
  it('says what a share would cost without what is added to it', () => {
    open(({ raise }) => {
      Object.assign(raise, { preMoney: 80_000_000, investment: 20_000_000, poolShare: 20 });
      Object.assign(raise, { options: 0, unissuedPool: 0, safes: [] });
      raise.holders = [holder('Asha', 6_000_000)];
    });
    const aside = screen.getByRole('complementary', { name: 'Cap table after the round' });
    expect(
      within(aside).getByText(
        'The added pool comes out of the pre-money valuation. Without it, a share would cost ₹13.3333.',
      ),
    ).toBeVisible();
    type('Option pool after the round', '0');
    expect(within(aside).queryByText(/The added pool/)).not.toBeInTheDocument();
  });
});

describe('draws around the numbers', () => {
  const done: StartSimulation = (request, listener) => {
    const percentiles = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 };
    const result = { percentiles, mean: 3, failed: 0, histogram: [] };
    listener({ kind: 'done', result } as unknown as Parameters<typeof listener>[0]);
    return { stop: () => void request };
  };

  function Section() {
    const link = useLinkState(valuationFormat);
    return (
      <FieldsContext value={{ link, problems: [] }}>
        <UncertaintySection result={evaluateValuation(link.state)} start={done} />
      </FieldsContext>
    );
  }

  it.each(['7', '14', '28', '29', '55'])(
    'are up to date right after them, at %s%%',
    async (text) => {
      const { user } = renderScreen(<Section />, {
        path: routes.valuationCalculator,
        pattern: routes.valuationCalculator,
      });
      type('Each number may be off by', text);
      await user.click(button('Run 10,000 simulations'));
      expect(await screen.findByText(/^Half of the values/)).toBeVisible();
      expect(screen.queryByText(/Your numbers have changed/)).not.toBeInTheDocument();
      type('Each number may be off by', '30');
      expect(screen.getByText(/Your numbers have changed/)).toBeVisible();
    },
  );
});
