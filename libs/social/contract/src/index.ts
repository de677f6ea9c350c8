export { socialDocs } from './social.docs';
export { activityErrors, activitySchema, listActivity, recordActivity } from './activity.calls';
export type { PastActivity } from './activity.calls';
export {
  commentTypes,
  createComment,
  createReply,
  deleteComment,
  deleteReply,
  editComment,
  editReply,
  listComments,
  listReplies,
} from './comment.calls';
export { commentSchema, commentTextSchema, replySchema } from './comment.schema';
export type { Comment, Reply } from './comment.schema';
export {
  bookmark,
  bookmarkTypes,
  follow,
  followErrors,
  followTypes,
  like,
  likeTypes,
  unbookmark,
  unfollow,
  unlike,
} from './relation.calls';
export { followedEvent, savedEvent, unfollowedEvent, unsavedEvent } from './relation.events';
export { listBookmarks, listFollows, listLikers } from './relation-list.calls';
export { quizResultSchema, quizScoreSchema, readQuizScore } from './quiz.calls';
export type { QuizResult, QuizScore } from './quiz.calls';
export { report, reportErrors } from './report.calls';
export type { SavedRecord } from './relation-list.calls';
export {
  activityFixtures,
  bookmarkFixtures,
  commentFixtures,
  personListFixtures,
  quizScoreFixture,
  replyFixtures,
} from './social.fixtures';
