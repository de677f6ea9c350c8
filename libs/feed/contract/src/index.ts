export { feedDocs } from './feed.docs';
export { feedItemFixtures, podFixtures } from './feed.fixtures';
export {
  createIdea,
  deleteIdea,
  editIdea,
  listIdeas,
  listIdeasByUser,
  listRelatedIdeas,
  readIdea,
} from './idea.calls';
export { ideaErrors } from './idea.errors';
export { ideaFixtures } from './idea.fixtures';
export { ideaLimits } from './idea-limits';
export {
  ideaChangeSchema,
  ideaDraftSchema,
  ideaNeeds,
  ideaNeedSchema,
  ideaSchema,
  ideaSorts,
  ideaStages,
  ideaStageSchema,
} from './idea.schema';
export type { Idea, IdeaDraft, IdeaNeed, IdeaSort, IdeaStage } from './idea.schema';
export { listPods, POD_LIST_LIMIT, readPod } from './pod.calls';
export { podSchema } from './pod.schema';
export type { Pod } from './pod.schema';
export {
  listPodPosts,
  listPodPostsByUser,
  listPostsByUser,
  readFeed,
  readPost,
  readPostByQuery,
} from './post.calls';
export { postErrors } from './post.errors';
export { createPost, deletePost, editPost } from './post-writing.calls';
export { listQuizPolls } from './quiz-poll.calls';
export {
  altTextSchema,
  feedItemSchema,
  pollDraftSchema,
  pollSchema,
  postDataSchema,
  postDraftSchema,
  postTextSchema,
  quizDraftSchema,
  quizSchema,
} from './post.schema';
export type { FeedItem, Poll, PostData, Quiz } from './post.schema';
export { postLimits } from './post-limits';
