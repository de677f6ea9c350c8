import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import type { Relation } from '@upround/shared/domain';
import { bookmark, follow, like, unbookmark, unfollow, unlike } from './relation.calls';
import { listBookmarks, listFollows, listLikers } from './relation-list.calls';
import { bookmarkFixtures, personListFixtures } from './social.fixtures';

const saved = exampleFrom(bookmarkFixtures);
const asha = exampleFrom(personListFixtures);
const post = { referenceType: 'POST', referenceId: saved.referenceId } as const;
const person = { referenceType: 'USER', referenceId: asha.id } as const;
const set = (count: number): Relation => ({ ...post, active: true, count });
const unset = (count: number): Relation => ({ ...post, active: false, count });

export const relationDocs: readonly CallDocs[] = [
  describeCall(like, {
    description:
      'Likes a record and returns its number of likes. Repeating it changes nothing and returns the same answer.',
    input: { body: post },
    output: set(13),
  }),
  describeCall(unlike, {
    description:
      'Removes your like from a record and returns its number of likes. Without a like nothing changes.',
    input: { body: post },
    output: unset(12),
  }),
  describeCall(bookmark, {
    description:
      'Saves a record to your bookmarks, which only you can see. Repeating it changes nothing and returns the same answer.',
    input: { body: post },
    output: set(2),
  }),
  describeCall(unbookmark, {
    description: 'Removes a record from your bookmarks. Without a bookmark nothing changes.',
    input: { body: post },
    output: unset(1),
  }),
  describeCall(follow, {
    description:
      'Follows a person or a news source, or joins a pod, and returns the number of followers. Repeating it changes nothing and returns the same answer. A person is notified.',
    input: { body: person },
    output: { ...person, active: true, count: asha.followerCount },
  }),
  describeCall(unfollow, {
    description:
      'Stops following a person or a news source, or leaves a pod. The other side is not notified.',
    input: { body: person },
    output: { ...person, active: false, count: asha.followerCount - 1 },
  }),
  describeCall(listLikers, {
    description:
      'Returns the people who like a record: first those you follow, then the newest likes.',
    input: { query: { type: 'POST', id: saved.referenceId } },
    output: { data: [...personListFixtures], nextSegment: null },
  }),
  describeCall(listFollows, {
    description:
      'Returns the people who follow a person, or with `direction=following` the people that person follows, newest first. `search` narrows by a part of the name; a page may then be short while more follow.',
    input: { query: { userId: asha.id, direction: 'followers' } },
    output: { data: [exampleFrom(personListFixtures, 1)], nextSegment: null },
  }),
  describeCall(listBookmarks, {
    description:
      'Returns your own bookmarks, newest first, optionally of one type. Records that were deleted or hidden are left out.',
    input: { query: { referenceType: 'POST' } },
    output: { data: [saved], nextSegment: null },
  }),
];
