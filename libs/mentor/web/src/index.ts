export { mentorHit } from './hits/mentor-hit';
export { useKindTexts } from './kinds/kind-texts';
export { mentorGroup } from './navigation/mentor-group';
export { navigationItem } from './navigation/navigation-item';
export { profileCards } from './profile-card/profile-cards';
export { routesWith } from './routes';
