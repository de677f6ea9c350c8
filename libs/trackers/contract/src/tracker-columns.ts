/** The columns of a list besides the name, which is always there. */
export const trackerColumns = [
  'fit',
  'stages',
  'sectors',
  'regions',
  'amount',
  'equity',
  'instrument',
  'deadline',
  'seat',
  'programWeeks',
  'asOf',
  'pipeline',
] as const;
export type TrackerColumn = (typeof trackerColumns)[number];
