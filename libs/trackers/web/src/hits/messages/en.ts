export const en = {
  type: {
    VENTURE_CAPITAL: 'Fund',
    GRANT: 'Grant',
    ACCELERATOR: 'Accelerator',
    ANGEL: 'Angel network',
  },
  stage: {
    IDEA: 'Idea',
    PRE_SEED: 'Pre-seed',
    SEED: 'Seed',
    SERIES_A: 'Series A',
    SERIES_B: 'Series B',
    GROWTH: 'Growth',
  },
  seat: '{city}, {country}',
} as const;
