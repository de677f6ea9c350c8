import { lazyWithRetry } from '@upround/shared/ui';

export { competitionHit } from './hits/competition-hit';
export { useKindTexts } from './kinds/kind-texts';
export { competitionsGroup } from './navigation/competitions-group';
export { profileCards } from './profile/profile-cards';
export { routes } from './routes';

/** Competitions from their draft to the result, for admins; loaded when it is opened. */
export const CompetitionsDesk = /* @__PURE__ */ lazyWithRetry(() =>
  import('./desk/competitions-desk').then((module) => ({ default: module.CompetitionsDesk })),
);
