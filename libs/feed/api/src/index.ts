export { feedModule } from './feed-module';
export type { FeedDeps } from './feed-module';
export { createPollBox } from './post/poll-box';
export type { DemoIdea } from './seed/demo-idea';
export type { DemoPod, DemoPost } from './seed/demo-post';
