export { editorialTables } from './editorial/editorial-tables';
export { newsModule } from './news-module';
export type { NewsDeps } from './news-module';
