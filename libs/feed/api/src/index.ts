export { createFeed } from './feed-module';
export type { Feed, FeedDeps, PageStatus } from './feed-module';
