import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  createComment,
  createReply,
  deleteComment,
  deleteReply,
  editComment,
  editReply,
  listComments,
  listReplies,
} from './comment.calls';
import { commentFixtures, replyFixtures } from './social.fixtures';

const comment = exampleFrom(commentFixtures);
const own = exampleFrom(commentFixtures, 1);
const reply = exampleFrom(replyFixtures);
const { referenceId } = own;
const fresh = { editedAt: null, likeCount: 0 };

export const commentDocs: readonly CallDocs[] = [
  describeCall(listComments, {
    description:
      'Returns the comments on a record. `best` ranks them by likes and replies, `new` has the newest first and `old` the oldest. Comments of people you’ve blocked or who’ve blocked you are left out.',
    input: { query: { referenceType: 'POST', referenceId, sort: 'best' } },
    output: { data: [...commentFixtures], nextSegment: null },
  }),
  describeCall(listReplies, {
    description:
      'Returns the replies to one comment, oldest first. Replies of people you’ve blocked or who’ve blocked you are left out.',
    input: { query: { commentId: comment.id } },
    output: { data: [reply], nextSegment: null },
  }),
  describeCall(createComment, {
    description:
      'Adds a comment to a post, thread, idea, story, article or essay that you can see. Its author and the people you mention are notified.',
    input: { body: { referenceType: 'POST', referenceId, text: own.text } },
    output: { ...own, ...fresh },
  }),
  describeCall(createReply, {
    description:
      'Adds a reply to a comment. Replies have one level: an answer to a reply is another reply to the same comment.',
    input: { body: { commentId: reply.commentId, text: reply.text } },
    output: { ...reply, ...fresh },
  }),
  describeCall(editComment, {
    description: 'Replaces the text of your own comment. Others see that it was edited.',
    input: { params: { id: own.id }, body: { text: own.text } },
    output: own,
  }),
  describeCall(editReply, {
    description: 'Replaces the text of your own reply. Others see that it was edited.',
    input: { params: { id: reply.id }, body: { text: reply.text } },
    output: { ...reply, editedAt: '2026-03-02T09:10:00.000Z' },
  }),
  describeCall(deleteComment, {
    description:
      'Deletes a comment with its replies. You can delete your own comments and those on your own records; moderators can delete any.',
    input: { params: { id: own.id } },
  }),
  describeCall(deleteReply, {
    description:
      'Deletes a reply. You can delete your own replies and those on your own records; moderators can delete any.',
    input: { params: { id: reply.id } },
  }),
];
