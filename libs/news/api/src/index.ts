export { editorialTables } from './editorial/editorial-tables';
export { newsModule } from './news-module';
export type { NewsDeps } from './news-module';
export type { DemoSource, DemoStory } from './seed/news-demo';
