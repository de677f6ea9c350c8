import { screen } from '@testing-library/react';
import { coreErrors } from '@upround/shared/contract-core';
import {
  aUser,
  fakeApi,
  refuse,
  renderScreen,
  segment,
  type FakeApi,
} from '@upround/shared/testing';
import {
  commentFixtures,
  createComment,
  listComments,
  type Comment,
} from '@upround/social/contract';
import { CommentThread } from './comment-thread';
import { CommentTitle } from './comment-title';

const reference = { referenceType: 'POST' as const, referenceId: 'a-post' };
const [comment] = commentFixtures as [Comment];

const open = (count: number, api: FakeApi) =>
  renderScreen(
    <>
      <CommentTitle reference={reference} count={count} />
      <CommentThread reference={reference} ownerId="author" about="A post" count={count} />
    </>,
    { api, user: aUser() },
  );
const withComments = (comments: Comment[], next: string | null = null) =>
  fakeApi().on(listComments, () => segment(comments, next));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

describe('the heading over comments', () => {
  it('counts none where all comments are by people the viewer can’t see', async () => {
    open(2, withComments([]));
    expect(await title('No comments you can see')).toBeVisible();
  });

  it('counts those of pages that aren’t read yet', async () => {
    open(2, withComments([], 'next'));
    expect(await screen.findByRole('button', { name: 'Show more comments' })).toBeVisible();
    expect(await title('2 comments')).toBeVisible();
  });

  it('counts what is listed where the record doesn’t know of it yet', async () => {
    open(0, withComments([{ ...comment, replyCount: 0 }]));
    expect(await title('1 comment')).toBeVisible();
  });

  it('invites no one to be first while their own comment is on its way, or wasn’t sent', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const api = withComments([]).on(createComment, async () => {
      await asked;
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(0, api);
    expect(await title('Be the first to comment')).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'Charge for it');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Sending')).toBeVisible();
    expect(await title('Comments')).toBeVisible();
    answer();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await title('Be the first to comment')).toBeVisible();
  });
});
