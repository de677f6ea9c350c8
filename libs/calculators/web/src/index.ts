export { esopItem, valuationItem } from './navigation/calculator-items';
export { routes } from './routes';
