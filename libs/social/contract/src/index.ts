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
  listBookmarks,
  listFollows,
  listLikers,
  unbookmark,
  unfollow,
  unlike,
} from './relation.calls';
export { report, reportErrors } from './report.calls';
export type { SavedRecord } from './relation.calls';
export {
  activityFixtures,
  bookmarkFixtures,
  commentFixtures,
  personListFixtures,
  replyFixtures,
} from './social.fixtures';
