import type { SqlMigration } from '../migration';

/** Admins list the payments of one state, newest first, however few those are. */
export const paymentsByState: SqlMigration = {
  name: '0055-payments-by-state',
  statements: [`create index payments_by_state on payments (state, id desc)`],
};
