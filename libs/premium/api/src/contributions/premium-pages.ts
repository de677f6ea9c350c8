import type { PageSource } from '@upround/shared/ports';

/** Pages of plans as search engines and link previews describe them. */
export const premiumPages: readonly PageSource[] = [
  {
    route: '/pricing',
    describe: async () => ({
      title: 'Pricing',
      description:
        'What each plan includes and costs, by month or by year, GST included. Cancel any time.',
    }),
  },
  {
    route: '/premium-plans',
    describe: async () => ({
      title: 'Plans',
      description: 'Choose a plan, or change, pause and cancel yours.',
      path: '/premium-plans',
    }),
  },
];
