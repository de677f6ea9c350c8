export { openedByPlan } from './events/opened-by-plan';
export { trackerHit } from './hits/tracker-hit';
export { useKindTexts } from './kinds/kind-texts';
export { fundingGroup } from './navigation/funding-items';
export { navigationItem } from './navigation/navigation-item';
export { routes } from './routes';
