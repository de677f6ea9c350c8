import { feedItemSchema } from '@upround/feed/contract';
import { toFeedItem } from './post.mapper';
import type { PostRow } from './post.columns';
import { titleOf } from '../contributions/post-target';

const now = new Date('2026-03-01T10:00:00Z');

const row: PostRow = {
  id: 'p1',
  slug: 'a-post-abcd1234',
  type: 'POST',
  kind: 'TEXT',
  text: 'Hello',
  mentions: [],
  images: [],
  parts: [],
  poll_options: null,
  poll_votes: null,
  poll_multiple: null,
  poll_ends_at: null,
  poll_voters: 0,
  link_preview: null,
  like_count: 1,
  comment_count: 2,
  bookmark_count: 3,
  state: 'ACTIVE',
  held_reason: null,
  created_at: now,
  edited_at: null,
  author_id: 'u1',
  author_slug: 'asha-rao',
  author_name: 'Asha Rao',
  author_headline: '',
  author_role: 'FOUNDER',
  author_avatar_key: 'avatar.webp',
  pod_id: null,
  pod_slug: null,
  pod_name: null,
  liked: true,
  bookmarked: false,
  follows_author: false,
  selection: null,
  quiz_answer: null,
};

describe('a post in an answer', () => {
  it('matches the contract, and has its author as reference outside a pod', () => {
    const item = toFeedItem(row, 'u1', now);
    expect(feedItemSchema.parse(item)).toEqual(item);
    expect(item.data.reference).toEqual({
      type: 'USER',
      id: 'u1',
      slug: 'asha-rao',
      name: 'Asha Rao',
    });
    expect(item.data.viewer).toMatchObject({ liked: true, own: true });
    expect(item.data.author.avatarUrl).toBe('/media/avatar.webp');
  });

  it('has a poll with the reader’s own vote, closed at its end', () => {
    const poll = {
      ...row,
      kind: 'POLL' as const,
      poll_options: [
        { id: 'a', text: 'Yes' },
        { id: 'b', text: 'No' },
      ],
      poll_votes: [2, 1],
      poll_multiple: false,
      poll_ends_at: new Date(now.getTime() + 1),
      poll_voters: 3,
      selection: ['b'],
    };
    expect(toFeedItem(poll, null, now).data.poll).toMatchObject({
      options: [
        { id: 'a', text: 'Yes', votes: 2 },
        { id: 'b', text: 'No', votes: 1 },
      ],
      voters: 3,
      closed: false,
      selection: ['b'],
    });
    expect(toFeedItem({ ...poll, poll_ends_at: now }, null, now).data.poll?.closed).toBe(true);
  });

  it('repeats the first part of a thread among its parts, with the images', () => {
    const image = { key: 'k', variants: [], width: 2, height: 1, alt: 'A', color: '#ffffff' };
    const thread = {
      ...row,
      type: 'THREAD' as const,
      images: [image],
      parts: [{ text: 'Second', mentions: [] }],
    };
    const { data } = toFeedItem(thread, null, now);
    expect(data.parts.map(({ text, images }) => [text, images.length])).toEqual([
      ['Hello', 1],
      ['Second', 0],
    ]);
    expect(data.images[0]?.url).toBe('/media/k');
  });

  it('marks a hidden post', () => {
    expect(toFeedItem({ ...row, state: 'HIDDEN' }, 'u1', now).data.state).toBe('HIDDEN');
  });
});

describe('the title of a post in a list', () => {
  it('is its first line, cut at a word', () => {
    expect(titleOf('One line\nAnother')).toBe('One line');
    expect(titleOf(`${'word '.repeat(40)}`)).toMatch(/^(word )+word…$/);
    expect(titleOf('x'.repeat(200))).toHaveLength(91);
    expect(titleOf('')).toBe('');
  });
});
