import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

/** The plans compared, the viewer's plan, and payments. */
export const routes: FeatureRoute[] = [
  {
    path: paths.pricing,
    layout: 'none',
    access: 'guest',
    page: () => import('./screens/pricing/pricing-screen').then((m) => m.PricingScreen),
    data: (client) => import('./data/premium-queries').then((m) => m.readPlansAhead(client)),
  },
  {
    path: paths.premiumPlans,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    page: () => import('./screens/plans/plans-screen').then((m) => m.PlansScreen),
    data: (client) => import('./data/premium-queries').then((m) => m.readPlansAhead(client)),
  },
  {
    path: paths.payment,
    layout: 'none',
    access: 'member',
    page: () => import('./screens/payment/payment-screen').then((m) => m.PaymentScreen),
  },
];
