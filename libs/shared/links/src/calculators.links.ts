import { withQuery } from './build-path';

export const calculatorsRoutes = {
  valuationCalculator: '/valuation-calculator',
  esopCalculator: '/esop-calculator',
} as const;

/** Addresses of calculators; `s` is what is entered, as the calculator writes it. */
export const calculatorsLinks = {
  valuationCalculator: ({ s }: { s?: string } = {}) =>
    withQuery(calculatorsRoutes.valuationCalculator, { s }),
  esopCalculator: ({ s }: { s?: string } = {}) =>
    withQuery(calculatorsRoutes.esopCalculator, { s }),
} as const;
