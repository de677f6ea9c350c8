export { feedModule } from './feed-module';
export type { FeedDeps } from './feed-module';
export { createPollBox } from './post/poll-box';
