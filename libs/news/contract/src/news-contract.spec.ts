import type { AnyCall } from '@upround/shared/contract-core';
import * as editorialCalls from './editorial.calls';
import {
  articleSchema,
  articleSummarySchema,
  essaySchema,
  essaySummarySchema,
} from './editorial.schema';
import { articleFixtures, essayFixtures, sourceFixtures, storyFixtures } from './news.fixtures';
import * as sourceCalls from './source.calls';
import { sourceSchema } from './source.schema';
import * as storyCalls from './story.calls';
import { storySchema } from './story.schema';

const calls: AnyCall[] = Object.values({ ...storyCalls, ...sourceCalls, ...editorialCalls });

describe('the calls of news', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = calls.map(
      ({ method, version, path, access, paging }) =>
        `${method} ${version} ${path} ${access} ${paging}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /sources/{id}/mute member none',
      'GET v1 /articles guest segment',
      'GET v1 /articles/{slug} guest none',
      'GET v1 /essay guest segment',
      'GET v1 /essay/{slug} guest none',
      'GET v1 /sources guest segment',
      'GET v1 /sources/{id} guest none',
      'GET v2 /news guest segment',
      'GET v3 /news guest segment',
      'GET v3 /news/{id} guest none',
      'POST v1 /sources/{id}/mute member none',
    ]);
  });

  it('spec 7: take the queries that the product makes', () => {
    const parses = (call: AnyCall, query: object) => call.query?.safeParse(query).success;
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
    expect(parses(storyCalls.listStories, { cursor: '' })).toBe(true);
    expect(parses(storyCalls.listStories, { filter: 'following', language: 'hi' })).toBe(true);
    expect(parses(storyCalls.listStories, { filter: 'email' })).toBe(false);
    expect(parses(storyCalls.listStories, { language: 'English' })).toBe(false);
    expect(parses(storyCalls.listStories, { sort: 'asc' })).toBe(false);
    expect(
      parses(storyCalls.listStories, { sort: 'oldest', from: '2026-03-01T00:00:00.000Z' }),
    ).toBe(true);
    expect(parses(storyCalls.listStories, { from: 'yesterday' })).toBe(false);
    expect(parses(storyCalls.listStoriesOfSources, { sourceIds: ids(50) })).toBe(true);
    expect(parses(storyCalls.listStoriesOfSources, { sourceIds: ids(51) })).toBe(false);
    expect(parses(storyCalls.listStoriesOfSources, { sourceIds: [] })).toBe(false);
    expect(parses(sourceCalls.listSources, { filter: 'muted' })).toBe(true);
  });
});

describe('the fixtures of news', () => {
  it.each(storyFixtures.map((story) => [story.slug, story] as const))(
    '%s goes over the wire unchanged',
    (_slug, story) => expect(storySchema.parse(story)).toEqual(story),
  );

  it.each(sourceFixtures.map((source) => [source.slug, source] as const))(
    '%s goes over the wire unchanged',
    (_slug, source) => expect(sourceSchema.parse(source)).toEqual(source),
  );

  it.each(articleFixtures.map((article) => [article.slug, article] as const))(
    '%s goes over the wire unchanged, and without its text in lists',
    (_slug, article) => {
      expect(articleSchema.parse(article)).toEqual(article);
      expect(articleSummarySchema.parse(article)).not.toHaveProperty('body');
    },
  );

  it.each(essayFixtures.map((essay) => [essay.slug, essay] as const))(
    'T22: %s has its text where it is open, and never in lists',
    (_slug, essay) => {
      expect(essaySchema.parse(essay)).toEqual(essay);
      expect(essay.body === undefined).toBe(essay.locked);
      expect(essaySummarySchema.parse(essay)).not.toHaveProperty('body');
      expect(essaySummarySchema.parse(essay)).not.toHaveProperty('preview');
    },
  );
});
