import { routes } from '@upround/shared/links';
import type { ListPlace } from './list-address';

const pages = {
  VENTURE_CAPITAL: [routes.fundTracker, routes.fullFundTracker],
  GRANT: [routes.grantTracker, routes.fullGrantTracker],
  ACCELERATOR: [routes.acceleratorTracker, routes.fullAcceleratorTracker],
  ANGEL: [routes.fullAngelTracker, routes.fullAngelTracker],
} as const;

/** The route of a list. */
export const pageOf = ({ type, isFull }: ListPlace) => pages[type][isFull ? 1 : 0];
