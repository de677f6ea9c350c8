import type { AnyCall } from '@upround/shared/contract-core';
import * as activityCalls from './activity.calls';
import * as commentCalls from './comment.calls';
import { commentTextSchema } from './comment.schema';
import * as quizCalls from './quiz.calls';
import * as listCalls from './relation-list.calls';
import * as relationCalls from './relation.calls';
import * as reportCalls from './report.calls';
import {
  activityFixtures,
  bookmarkFixtures,
  commentFixtures,
  personListFixtures,
  replyFixtures,
} from './social.fixtures';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values<unknown>({
  ...activityCalls,
  ...commentCalls,
  ...quizCalls,
  ...relationCalls,
  ...listCalls,
  ...reportCalls,
}).filter(isCall);

describe('the calls of social', () => {
  it('spec 7: keep method, version and path', () => {
    const lines = calls.map(
      ({ method, version, path, access, status }) =>
        `${method} ${version} ${path} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /bookmark member 200',
      'DELETE v1 /comment/{id} member 204',
      'DELETE v1 /follow member 200',
      'DELETE v1 /like member 200',
      'DELETE v1 /reply/{id} member 204',
      'GET v1 /activity member 200',
      'GET v1 /activity/score member 200',
      'GET v1 /bookmark member 200',
      'GET v1 /comment guest 200',
      'GET v1 /reply guest 200',
      'GET v2 /follow guest 200',
      'GET v2 /like guest 200',
      'PATCH v1 /comment/{id} member 200',
      'PATCH v1 /reply/{id} member 200',
      'POST v1 /activity member 200',
      'POST v1 /bookmark member 200',
      'POST v1 /comment member 201',
      'POST v1 /follow member 200',
      'POST v1 /like member 200',
      'POST v1 /reply member 201',
      'POST v1 /report member 200',
    ]);
  });

  it('have ids of their own, no repeated error, and a limit on every write', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { errors } of calls) {
      expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
    }
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      expect(call.limit).toBeDefined();
    }
  });

  it('spec 8: of polls and quizzes say what went wrong in their words', () => {
    const thrown = [activityCalls.recordActivity, quizCalls.readQuizScore].map(
      (call) => call.thrown,
    );
    const said = 'Error: {status} - {statusText}';
    expect(thrown).toEqual([said, said]);
  });

  it('spec 7: take the queries and bodies that the product makes', () => {
    const reference = { referenceId: 'p1', referenceType: 'POST' };
    const { like, follow } = relationCalls;
    const { listLikers, listFollows, listBookmarks } = listCalls;
    expect(like.body.safeParse(reference).success).toBe(true);
    expect(follow.body.safeParse({ referenceId: 'u', referenceType: 'USER' }).success).toBe(true);
    expect(listLikers.query.safeParse({ type: 'POST', id: 'p1' }).success).toBe(true);
    expect(listFollows.query.safeParse({ userId: 'u', cursor: '' }).success).toBe(true);
    expect(listBookmarks.query.safeParse({ referenceType: 'POST' }).success).toBe(true);
    expect(commentCalls.listComments.query.safeParse(reference).success).toBe(true);
    expect(commentCalls.listReplies.query.safeParse({ commentId: 'c' }).success).toBe(true);
    const activity = { ...reference, state: 'ATTEMPTED', selection: 'a' };
    for (const referenceType of ['POST', 'QUIZ']) {
      const body = { ...activity, referenceType };
      expect(activityCalls.recordActivity.body.safeParse(body).success).toBe(true);
    }
    for (const state of ['WOULD_USE', 'NOT_WOULD_USE']) {
      const body = { referenceId: 'i1', referenceType: 'IDEA', state };
      expect(activityCalls.recordActivity.body.safeParse(body).success).toBe(true);
    }
    for (const state of ['APPLIED', 'NOT_APPLIED']) {
      const body = { referenceId: 'j1', referenceType: 'JOB', state };
      expect(activityCalls.recordActivity.body.safeParse(body).success).toBe(true);
    }
    const job = { referenceId: 'j1', referenceType: 'JOB' };
    expect(relationCalls.bookmark.body.safeParse(job).success).toBe(true);
    expect(reportCalls.report.query.safeParse({ ...job, message: 'Spam' }).success).toBe(true);
    expect(reportCalls.report.query.safeParse({ ...reference, message: 'Spam' }).success).toBe(
      true,
    );
    expect(reportCalls.report.body).toBeUndefined();
  });

  it('refuse kinds of record that make no sense', () => {
    const { like, bookmark, follow } = relationCalls;
    const refused = (call: AnyCall, referenceType: string) =>
      call.body?.safeParse({ referenceType, referenceId: 'x' }).success === false;
    expect(refused(like, 'USER')).toBe(true);
    expect(refused(bookmark, 'COMMENT')).toBe(true);
    expect(refused(follow, 'POST')).toBe(true);
  });

  it('T11: take no actor from the request', () => {
    for (const call of calls.filter(({ body }) => body !== undefined)) {
      for (const name of ['userId', 'ownerId', 'authorId', 'followerId', 'count']) {
        const body = {
          referenceType: 'POST',
          referenceId: 'x',
          commentId: 'x',
          text: 'x',
          [name]: 'x',
        };
        expect(call.body?.safeParse(body).success).toBe(false);
      }
    }
  });

  it('T40: bound comments and selections', () => {
    expect(commentTextSchema.safeParse('🚀'.repeat(4_000)).success).toBe(true);
    expect(commentTextSchema.safeParse('🚀'.repeat(4_001)).success).toBe(false);
    expect(commentTextSchema.safeParse('   ').success).toBe(false);
    const vote = (count: number) => ({
      referenceType: 'POST',
      referenceId: 'p',
      state: 'ATTEMPTED',
      selection: Array.from({ length: count }, (_, index) => `o${index}`),
    });
    const { body } = activityCalls.recordActivity;
    expect([0, 1, 10, 11].map((count) => body.safeParse(vote(count)).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the fixtures of social', () => {
  it('go over the wire unchanged', () => {
    const answers: [AnyCall, unknown][] = [
      [listCalls.listLikers, { data: personListFixtures, nextSegment: null }],
      [listCalls.listBookmarks, { data: bookmarkFixtures, nextSegment: 'next' }],
      [commentCalls.listComments, { data: commentFixtures, nextSegment: null }],
      [commentCalls.listReplies, { data: replyFixtures, nextSegment: null }],
      [activityCalls.recordActivity, activityFixtures[0]],
    ];
    for (const [call, answer] of answers) expect(call.response?.parse(answer)).toEqual(answer);
  });
});
