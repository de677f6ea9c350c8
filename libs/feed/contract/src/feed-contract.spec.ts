import type { AnyCall } from '@upround/shared/contract-core';
import { feedItemFixtures, podFixtures } from './feed.fixtures';
import * as ideaCalls from './idea.calls';
import { ideaFixtures } from './idea.fixtures';
import { ideaLimits } from './idea-limits';
import { ideaDraftSchema, ideaSchema } from './idea.schema';
import * as podCalls from './pod.calls';
import { podSchema } from './pod.schema';
import * as writingCalls from './post-writing.calls';
import * as postCalls from './post.calls';
import * as quizPollCalls from './quiz-poll.calls';
import { feedItemSchema, postDraftSchema } from './post.schema';
import { postLimits } from './post-limits';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values<unknown>({
  ...ideaCalls,
  ...podCalls,
  ...postCalls,
  ...writingCalls,
  ...quizPollCalls,
}).filter(isCall);

describe('the calls of the feed', () => {
  it('spec 7: keep method, version, path and the names that select them', () => {
    const lines = calls.map(
      ({ method, version, path, selectedBy, access, status }) =>
        `${method} ${version} ${path}${selectedBy.map((name) => ` ?${name}`).join('')} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /idea/{id} member 204',
      'DELETE v2 /post/{id} member 204',
      'GET v1 /idea ?userId guest 200',
      'GET v1 /idea/{id} guest 200',
      'GET v1 /pod guest 200',
      'GET v1 /pod/{id} guest 200',
      'GET v1 /quiz-poll guest 200',
      'GET v2 /idea ?referenceId guest 200',
      'GET v3 /idea guest 200',
      'GET v3 /post ?filter guest 200',
      'GET v3 /post ?userId guest 200',
      'GET v3 /post/{id} guest 200',
      'GET v4 /post ?filter guest 200',
      'GET v4 /post ?id guest 200',
      'GET v4 /post ?userId guest 200',
      'PATCH v1 /idea/{id} member 200',
      'PATCH v2 /post/{id} member 200',
      'POST v1 /idea member 201',
      'POST v2 /post member 201',
    ]);
  });

  it('have ids of their own and no repeated error', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { errors } of calls) {
      expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
    }
  });

  it('spec 7: take the queries that the product makes', () => {
    const parses = (call: AnyCall, query: Record<string, string>) =>
      call.query?.safeParse(query).success;
    expect(parses(postCalls.readFeed, { filter: 'following', cursor: '' })).toBe(true);
    expect(parses(postCalls.listPodPosts, { filter: 'latest', type: 'POD', id: 'p' })).toBe(true);
    expect(parses(postCalls.listPodPostsByUser, { type: 'POD', userId: 'u' })).toBe(true);
    expect(parses(postCalls.listPostsByUser, { type: 'POST', userId: 'u' })).toBe(true);
    expect(parses(postCalls.readPostByQuery, { id: 'x', type: 'THREAD' })).toBe(true);
    expect(parses(podCalls.listPods, { limit: '50' })).toBe(true);
    expect(parses(podCalls.listPods, { limit: '51' })).toBe(false);
    expect(parses(postCalls.readFeed, { filter: 'best' })).toBe(false);
    expect(parses(postCalls.readFeed, { filter: 'latest', sort: 'asc' })).toBe(false);
  });
});

describe('polls and quizzes', () => {
  const { query, thrown } = quizPollCalls.listQuizPolls;

  it('spec 8: say what went wrong in its words', () => {
    expect(thrown).toBe('Error: {status} - {statusText}');
  });

  it('spec 7: are listed by one of four tabs', () => {
    const parses = (tab?: string) => query.safeParse({ ...(tab && { tab }), cursor: '' }).success;
    expect(['all', 'polls', 'quizzes', 'answered'].map(parses)).toEqual([true, true, true, true]);
    expect([parses('open'), parses()]).toEqual([false, false]);
  });
});

describe('the fixtures of the feed', () => {
  it.each(feedItemFixtures.map((item) => [item.data.slug, item] as const))(
    '%s goes over the wire unchanged',
    (_slug, item) => expect(feedItemSchema.parse(item)).toEqual(item),
  );

  it.each(podFixtures.map((pod) => [pod.slug, pod] as const))(
    '%s goes over the wire unchanged',
    (_slug, pod) => expect(podSchema.parse(pod)).toEqual(pod),
  );
});

describe('ideas', () => {
  const [fixture] = ideaFixtures;
  const draft = {
    title: 'a',
    description: 'b',
    problem: 'c',
    solution: 'd',
    stage: 'PROTOTYPE',
  };
  const accepts = (change: object) => ideaDraftSchema.safeParse({ ...draft, ...change }).success;

  it.each(ideaFixtures.map((idea) => [idea.slug, idea] as const))(
    '%s goes over the wire unchanged',
    (_slug, idea) => expect(ideaSchema.parse(idea)).toEqual(idea),
  );

  it('spec 7: are asked for beside a record, with a filter or without', () => {
    const parses = (query: Record<string, string>) =>
      ideaCalls.listRelatedIdeas.query?.safeParse(query).success;
    expect(parses({ referenceId: 'x' })).toBe(true);
    expect(parses({ referenceId: 'x', filter: 'random', cursor: '' })).toBe(true);
    expect(parses({ referenceId: 'x', filter: 'best' })).toBe(false);
    expect(parses({ filter: 'related' })).toBe(false);
  });

  it('T12: take no field that only the server may set', () => {
    expect(accepts({})).toBe(true);
    for (const name of ['id', 'slug', 'state', 'author', 'wouldUseCount', 'viewer', 'createdAt']) {
      expect(accepts({ [name]: fixture?.[name as keyof typeof fixture] ?? 'x' })).toBe(false);
    }
  });

  it.each(['title', 'description', 'problem', 'solution'] as const)(
    'T40: bound the %s in characters, and need one',
    (name) => {
      expect(accepts({ [name]: '🚀'.repeat(ideaLimits[name]) })).toBe(true);
      expect(accepts({ [name]: '🚀'.repeat(ideaLimits[name] + 1) })).toBe(false);
      expect(accepts({ [name]: ' ' })).toBe(false);
    },
  );

  it('name what they look for, each once and at most five', () => {
    expect(accepts({ lookingFor: [] })).toBe(true);
    expect(accepts({ lookingFor: ['FEEDBACK', 'COFOUNDER'] })).toBe(true);
    expect(accepts({ lookingFor: ['FEEDBACK', 'FEEDBACK'] })).toBe(false);
    expect(accepts({ lookingFor: ['FAME'] })).toBe(false);
    const six = ['FEEDBACK', 'FIRST_USERS', 'PILOT_CUSTOMERS', 'COFOUNDER', 'TEAM', 'MENTOR'];
    expect(accepts({ lookingFor: six.slice(1) })).toBe(true);
    expect(accepts({ lookingFor: six })).toBe(false);
    expect(accepts({ stage: 'UNICORN' })).toBe(false);
  });
});

describe('a post as it is written', () => {
  const accepts = (draft: unknown) => postDraftSchema.safeParse(draft).success;

  it('T12: takes no field that only the server may set', () => {
    for (const name of ['state', 'authorId', 'userId', 'likeCount', 'createdAt', 'premium', 'id']) {
      expect(accepts({ type: 'POST', text: 'a', [name]: 'x' })).toBe(false);
    }
  });

  it('T40: bounds the text in characters, not in bytes', () => {
    expect(accepts({ type: 'POST', text: '🚀'.repeat(10_000) })).toBe(true);
    expect(accepts({ type: 'POST', text: '🚀'.repeat(10_001) })).toBe(false);
  });

  it('T40: bounds parts, options and alternative texts', () => {
    const parts = (count: number) => Array.from({ length: count }, () => ({ text: 'a' }));
    const poll = (count: number) => ({
      options: Array.from({ length: count }, (_, index) => `o${index}`),
      multiple: false,
      endsAt: '2026-03-05T09:30:00.000Z',
    });
    expect([1, 2, 25, 26].map((n) => accepts({ type: 'THREAD', parts: parts(n) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([1, 2, 10, 11].map((n) => accepts({ type: 'POST', text: 'a', poll: poll(n) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const quiz = (count: number) => ({
      options: Array.from({ length: count }, (_, index) => ({ text: `o${index}`, right: !index })),
      multiple: false,
      explanation: 'Because.',
    });
    expect([1, 2, 10, 11].map((n) => accepts({ type: 'POST', text: 'a', quiz: quiz(n) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const explained = (length: number) => ({ ...quiz(2), explanation: '🚀'.repeat(length) });
    expect(
      [1_000, 1_001].map((n) => accepts({ type: 'POST', text: 'a', quiz: explained(n) })),
    ).toEqual([true, false]);
    const alts = (count: number) => Array.from({ length: count }, () => 'a');
    expect(accepts({ type: 'POST', alts: alts(postLimits.images) })).toBe(true);
    expect(accepts({ type: 'POST', alts: alts(postLimits.images + 1) })).toBe(false);
  });

  it('refuses NUL and broken characters', () => {
    expect(accepts({ type: 'POST', text: 'a\0b' })).toBe(false);
    expect(accepts({ type: 'POST', text: '\ud800' })).toBe(false);
  });
});
