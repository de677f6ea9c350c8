import type { DemoIdea } from './demo-idea';
import type { DemoPod, DemoPost } from './demo-post';

/** What the demo community writes in the feed; a part of its own, loaded to seed a database. */
export interface FeedDemo {
  demoIdeas: readonly DemoIdea[];
  demoPods: readonly DemoPod[];
  demoPosts: readonly DemoPost[];
}
