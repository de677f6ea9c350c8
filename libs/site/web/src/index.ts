export { routes } from './routes';
export { TransparencySlot } from './transparency-slot';
export { NotFoundHelp } from './screens/not-found/not-found-help';
