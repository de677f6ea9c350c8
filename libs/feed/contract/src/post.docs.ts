import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import { feedItemFixtures } from './feed.fixtures';
import {
  listPodPosts,
  listPodPostsByUser,
  listPostsByUser,
  readFeed,
  readPost,
  readPostByQuery,
} from './post.calls';
import { createPost, deletePost, editPost } from './post-writing.calls';
import { listQuizPolls } from './quiz-poll.calls';

const post = exampleFrom(feedItemFixtures);
const inPod = exampleFrom(feedItemFixtures, 1);
const poll = exampleFrom(feedItemFixtures, 2);
const thread = exampleFrom(feedItemFixtures, 4);
const quiz = exampleFrom(feedItemFixtures, 6);
const userId = post.data.author.id;
const ownQuiz = {
  ...quiz,
  data: {
    ...quiz.data,
    likeCount: 0,
    commentCount: 0,
    bookmarkCount: 0,
    viewer: { ...quiz.data.viewer, bookmarked: false, own: true },
    quiz: {
      multiple: false,
      endsAt: null,
      closed: false,
      voters: 0,
      selection: [],
      options: [
        { id: 'q1', text: '25 %', votes: 0, right: false },
        { id: 'q2', text: '20 %', votes: 0, right: true },
      ],
      revealed: true,
      explanation: '2 ÷ (8 + 2) = 20 %.',
    },
  },
};
const nextSegment = 'eyJhZnRlciI6IjAxOGJjZmU1In0.c2lnbmF0dXJl';

export const postDocs: readonly CallDocs[] = [
  describeCall(readFeed, {
    description:
      'Returns posts, polls, quizzes and threads. `trending` ranks recent posts by their activity, `latest` has the newest first, and `following` is for members and has the newest posts of the people and pods that you follow; it is `null` if you follow none. Posts of people who blocked you, or people you blocked or muted, are left out.',
    input: { query: { filter: 'latest', limit: 3 } },
    output: { data: [post, poll, thread], nextSegment },
  }),
  describeCall(listPodPostsByUser, {
    description: 'Returns the posts that a person wrote inside pods, newest first.',
    input: { query: { type: 'POD', userId: inPod.data.author.id } },
    output: { data: [inPod], nextSegment: null },
  }),
  describeCall(readPostByQuery, {
    description:
      'Returns one post or thread, where you know its id and type. Clients that know only an id or slug use `GET /v3/post/{id}`.',
    input: { query: { id: thread.data.id, type: 'THREAD' } },
    output: thread,
  }),
  describeCall(listPodPosts, {
    description:
      'Returns the posts of one pod: `trending` ranks recent posts by their activity, `latest` has the newest first. `id` is the id or slug of the pod.',
    input: { query: { filter: 'latest', type: 'POD', id: inPod.data.reference.id } },
    output: { data: [inPod], nextSegment: null },
  }),
  describeCall(listPostsByUser, {
    description:
      'Returns the posts that a person wrote on their own page, newest first. Posts inside pods have a list of their own.',
    input: { query: { type: 'POST', userId } },
    output: { data: [post, poll], nextSegment },
  }),
  describeCall(readPost, {
    description:
      'Returns one post or thread by its id or slug. A post that a moderator has hidden is returned to its author and to moderators only.',
    input: { params: { id: post.data.slug } },
    output: post,
  }),
  describeCall(createPost, {
    description:
      'Publishes a post, a poll, a quiz or a thread, on your own page or in a pod. Pictures are sent as `images` in the same form, with one entry of `alts` for each. A link in the text gets a preview unless `preview` is false.',
    input: {
      body: {
        type: 'POST',
        text: quiz.data.text,
        quiz: {
          options: [
            { text: '25 %', right: false },
            { text: '20 %', right: true },
          ],
          multiple: false,
          explanation: '2 ÷ (8 + 2) = 20 %.',
        },
      },
    },
    output: ownQuiz,
  }),
  describeCall(editPost, {
    description:
      'Replaces the text of your own post. Pictures, options and parts stay as they are. The text of a poll or quiz cannot change after the first vote.',
    input: { params: { id: post.data.id }, body: { text: post.data.text } },
    output: { ...post, data: { ...post.data, editedAt: '2026-03-01T10:00:00.000Z' } },
  }),
  describeCall(deletePost, {
    description:
      'Deletes your own post: it disappears for everyone at once. Moderators can delete any post. Repeating it changes nothing and returns the same answer. The body may be left out.',
    input: { params: { id: post.data.id }, body: { state: 'DELETED' } },
  }),
  describeCall(listQuizPolls, {
    description:
      'Returns polls and quizzes. `all`, `polls` and `quizzes` hold open ones that you have not answered yet; `answered` is for members and holds your own answers, the latest first. A quiz’s correct options are shown only after your answer.',
    input: { query: { tab: 'quizzes' } },
    output: { data: [quiz], nextSegment: null },
  }),
];
