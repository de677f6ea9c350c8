export { feedEraser } from './leaving/feed-eraser';
export { feedExports } from './leaving/feed-sources';
export { createFeed } from './feed-module';
export type { Feed, FeedDeps, PageStatus } from './feed-module';
