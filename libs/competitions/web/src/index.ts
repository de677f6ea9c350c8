export { competitionHit } from './hits/competition-hit';
export { useKindTexts } from './kinds/kind-texts';
export { competitionsGroup } from './navigation/competitions-group';
export { routes } from './routes';
