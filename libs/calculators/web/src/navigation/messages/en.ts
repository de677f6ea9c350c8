export const en = {
  valuation: 'Valuation',
  esop: 'Stock options',
} as const;
