import {
  defaultValuation,
  evaluateValuation,
  type ValuationMethod,
  type ValuationState,
} from '@upround/calculators/model';
import { formulaText } from './formula-text';

function linesOf(method: ValuationMethod, change: (state: ValuationState) => void): string[] {
  const state = structuredClone(defaultValuation);
  change(state);
  return formulaText(method, state, evaluateValuation(state).outcomes);
}

describe('the formula with the numbers that are entered', () => {
  it('has rates as they are typed', () => {
    const lines = linesOf('dcf', ({ cash }) => {
      Object.assign(cash, { first: 9_000_000, phases: [{ years: 2, growth: 0 }], rate: 12.5 });
      Object.assign(cash, { terminalGrowth: -2.5, netDebt: 0 });
    });
    expect(lines).toEqual([
      '₹90L ÷ (1 + 12.5%)^1 + ₹90L ÷ (1 + 12.5%)^2 = ₹1.51Cr',
      '₹90L × (1 − 2.5%) ÷ (12.5% + 2.5%) = ₹5.85Cr',
      '₹5.85Cr ÷ (1 + 12.5%)^2 = ₹4.62Cr',
      '₹1.51Cr + ₹4.62Cr = ₹6.13Cr',
      '₹6.13Cr − ₹0 = ₹6.13Cr',
    ]);
  });

  it('brackets negative amounts, and adds net cash', () => {
    const lines = linesOf('dcf', ({ cash }) => {
      Object.assign(cash, { first: -500_000, phases: [{ years: 1, growth: 0 }], rate: 0 });
      Object.assign(cash, { terminalBy: 'multiple', terminalMultiple: 2, netDebt: -500_000 });
    });
    expect(lines).toEqual([
      '(−₹5L) ÷ (1 + 0%)^1 = −₹5L',
      '(−₹5L) × 2 = −₹10L',
      '(−₹10L) ÷ (1 + 0%)^1 = −₹10L',
      '−₹5L − ₹10L = −₹15L',
      '−₹15L + ₹5L = −₹10L',
    ]);
  });

  it('brackets what an outcome loses', () => {
    const lines = linesOf('firstChicago', (state) => {
      state.scenarios = [
        { name: '', probability: 50, value: 20_000_000 },
        { name: '', probability: 50, value: -10_000_000 },
      ];
    });
    expect(lines).toEqual(['50% × ₹2Cr + 50% × (−₹1Cr) = ₹50L']);
  });

  it('caps Berkus at four drivers before revenue', () => {
    const all = { idea: 5e7, prototype: 5e7, team: 5e7, relationships: 5e7, rollout: 5e7 };
    const five = '₹4.5Cr + ₹4.5Cr + ₹4.5Cr + ₹4.5Cr + ₹4.5Cr';
    expect(linesOf('berkus', ({ berkus }) => void Object.assign(berkus, all))).toEqual([
      `min(${five}, ₹18Cr) = ₹18Cr`,
    ]);
    expect(
      linesOf('berkus', ({ berkus }) => void Object.assign(berkus, all, { hasRevenue: true })),
    ).toEqual([`${five} = ₹22.5Cr`]);
  });

  it('shows where a value ends at 0', () => {
    expect(
      linesOf('riskFactors', ({ risks }) => {
        Object.assign(risks, { management: -2, stage: -2, legislation: -2 });
      }),
    ).toEqual(['max(0, ₹7Cr + ₹2.25Cr × (−6)) = ₹0']);
    expect(
      linesOf('comparables', ({ peers }) => {
        Object.assign(peers, { metric: 10_000_000, multiples: [5], netDebt: 90_000_000 });
      }),
    ).toEqual(['₹1Cr × 5 × (1 − 25%) = ₹3.75Cr', 'max(0, ₹3.75Cr − ₹9Cr) = ₹0']);
  });

  it('follows from the numbers that it shows', () => {
    expect(linesOf('scorecard', () => undefined).at(-1)).toBe('₹7Cr × 1.105 = ₹7.74Cr');
  });
});
