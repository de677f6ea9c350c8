export { newsModule } from './news-module';
export type { NewsDeps } from './news-module';
