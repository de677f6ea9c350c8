export { feedItemFixtures, podFixtures } from './feed.fixtures';
export { listPods, POD_LIST_LIMIT, readPod } from './pod.calls';
export { podSchema } from './pod.schema';
export type { Pod } from './pod.schema';
export {
  createPost,
  deletePost,
  editPost,
  listPodPosts,
  listPodPostsByUser,
  listPostsByUser,
  postErrors,
  readFeed,
  readPost,
  readPostByQuery,
} from './post.calls';
export {
  altTextSchema,
  feedItemSchema,
  pollDraftSchema,
  pollSchema,
  postDataSchema,
  postDraftSchema,
  postTextSchema,
} from './post.schema';
export type { FeedItem, Poll, PostData } from './post.schema';
export { postLimits } from './post-limits';
