export { createAmbassadors } from './ambassador-module';
export type { AmbassadorDeps, Ambassadors } from './ambassador-module';
export { ambassadorTables } from './ambassador-tables';
export type { AmbassadorsDemo } from './seed/ambassador-demo';
