export { routes } from './routes';
export { NotFoundHelp } from './screens/not-found/not-found-help';
