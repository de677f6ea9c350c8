export { useKindTexts } from './kinds/kind-texts';
export { routes } from './routes';
