export {
  BookmarkButton,
  useBookmark,
  type BookmarkButtonProps,
} from './components/bookmark-button';
export { CommentTitle } from './components/comments/comment-title';
export { CommentThread } from './components/comments/comment-thread-host';
export type { CommentThreadProps } from './components/comments/comment-thread';
export { useAreCommentsThere } from './components/comments/use-are-comments-there';
export { useCommentCount } from './components/comments/use-comment-count';
export { FollowButton, useFollow, type FollowButtonProps } from './components/follow-button';
export {
  FollowSourceButton,
  useFollowSource,
  type FollowSourceButtonProps,
} from './components/follow-source-button';
export { JoinButton, useJoin, type JoinButtonProps } from './components/join-button';
export { LikeButton, type LikeButtonProps } from './components/like-button';
export {
  MentionTextArea,
  type MentionTextAreaProps,
} from './components/mentions/mention-text-area';
export { OptionsRoom } from './components/poll/options-room';
export { PollVote } from './components/poll/poll-host';
export type { PollVoteProps } from './components/poll/poll-vote';
export { PollResults } from './components/poll/poll-results';
export { QuizScore } from './components/quiz/quiz-score';
export { QuizVote, type QuizVoteProps } from './components/quiz/quiz-vote';
export { ReportDialog } from './components/report/report-host';
export type { ReportDialogProps } from './components/report/report-dialog';
export { RichText, type RichTextProps } from './components/text/rich-text';
export { useFollowCount } from './components/use-follow-count';
export { useForgetFollow } from './components/use-forget-follow';
export { useMark, type Mark } from './components/use-mark';
export { useReasonTexts } from './guest/use-reason-texts';
export { useSendPendingAction } from './guest/use-send-pending-action';
export { HeldNotice } from './held/lazy-held-notice';
export { commentAnchor, type CommentLink } from './model/comment-link';
export type { PollView } from './model/poll-view';
export type { TextMention } from './model/segment-text';
