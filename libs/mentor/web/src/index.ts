export { mentorHit } from './hits/mentor-hit';
export { useKindTexts } from './kinds/kind-texts';
export { mentorGroup } from './navigation/mentor-group';
export { routes } from './routes';
