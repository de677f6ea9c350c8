export { hitPresenters } from './kinds/hit-presenters';
export { useKindTexts } from './kinds/kind-texts';
export { useReasonTexts } from './kinds/reason-texts';
export { essaysItem } from './navigation/reading-items';
export { navigationItem } from './navigation/navigation-item';
export { openedByPlan } from './opened-by-plan';
export { routes } from './routes';
