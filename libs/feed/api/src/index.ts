export { feedEraser } from './leaving/feed-eraser';
export { feedExports } from './leaving/feed-sources';
export { createFeed } from './feed-module';
export { homePage } from './pages/home-page';
export type { Feed, FeedDeps } from './feed-module';
export { feedFilters, feedSearch } from './search/feed-search';
