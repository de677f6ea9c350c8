export { calculatorsModule } from './calculators-module';
export type { CalculatorsDeps } from './calculators-module';
export { registerValuationPicture } from './picture/picture-route';
export type { PictureRouteParts } from './picture/picture-route';
