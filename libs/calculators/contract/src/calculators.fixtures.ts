import type { Scenario } from './scenario.calls';

/** Scenarios as the server answers them. */
export const scenarioFixtures: readonly Scenario[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000a1',
    calculator: 'VALUATION',
    name: 'Seed round, cautious',
    state: '1.eyJiYXNlIjo2MDAwMDAwMH0',
    createdAt: '2026-11-20T09:30:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000a2',
    calculator: 'ESOP',
    name: 'Offer from Tideway',
    state: '1.',
    createdAt: '2026-11-19T09:30:00.000Z',
    updatedAt: '2026-11-19T09:30:00.000Z',
  },
];
