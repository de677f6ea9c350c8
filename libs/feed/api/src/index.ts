export { feedModule } from './feed-module';
export type { FeedDeps } from './feed-module';
export { createPollStore } from './post/poll-store';
export type { DemoIdea } from './seed/demo-idea';
export type { DemoPod, DemoPost } from './seed/demo-post';
