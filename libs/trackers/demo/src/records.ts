import accelerators from './records/accelerators.json';
import angelNetworks from './records/angel-networks.json';
import funds from './records/funds.json';
import grants from './records/grants.json';

/**
 * Real organisations, with facts that were read in the named source, in the form that `npm run admin -- trackers import`
 * takes. What a source doesn't say is null.
 */
export const demoRecords: readonly unknown[] = [
  ...funds,
  ...grants,
  ...accelerators,
  ...angelNetworks,
];
