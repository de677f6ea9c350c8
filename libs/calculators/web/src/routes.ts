import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

/** The calculators. */
export const routes: FeatureRoute[] = [
  {
    path: pages.valuationCalculator,
    shape: 'form',
    layout: 'nobars',
    access: 'guest',
    page: () => import('./valuation/valuation-screen').then((m) => m.ValuationScreen),
  },
  {
    path: pages.esopCalculator,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    page: () => import('./esop/esop-screen').then((m) => m.EsopScreen),
  },
];
