export { calculatorsModule } from './calculators-module';
export type { CalculatorsDeps } from './calculators-module';
