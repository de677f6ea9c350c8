import { screen } from '@testing-library/react';
import { coreErrors } from '@upround/shared/contract-core';
import { heldReasons } from '@upround/shared/domain';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import {
  commentFixtures,
  createComment,
  listComments,
  replyFixtures,
  type Comment,
  type Reply,
} from '@upround/social/contract';
import { CommentThread } from './comment-thread';

const reference = { referenceType: 'POST' as const, referenceId: 'a-post' };
const [first] = commentFixtures as [Comment];
const [firstReply] = replyFixtures as [Reply];
const held: Comment = { ...first, replyCount: 0, replies: [], held: { reason: 'LINKS' } };
const SENTENCE =
  'Held for review: new accounts can share two links at a time. A moderator will look at it.';

const open = (api: ReturnType<typeof fakeApi>, onCountChange = jest.fn()) => ({
  onCountChange,
  ...renderScreen(
    <CommentThread
      reference={reference}
      ownerId="author"
      about="A post"
      count={1}
      onCountChange={onCountChange}
    />,
    { api, user: aUser() },
  ),
});
const listing = (...comments: Comment[]) => fakeApi().on(listComments, () => segment(comments));

describe('a comment that is held', () => {
  it('says why, and can’t be liked or replied to', async () => {
    const { container } = open(listing(held));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /like/i })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each(heldReasons)('says what happens next, for the reason %s', async (reason) => {
    open(listing({ ...held, held: { reason } }));
    expect(
      await screen.findByText(/^Held for review: .+\. A moderator will look at it\.$/),
    ).toBeVisible();
  });

  it('a public one says nothing of the kind', async () => {
    open(listing({ ...held, held: null }));
    expect(await screen.findByRole('button', { name: /^Reply to/ })).toBeVisible();
    expect(screen.queryByText(/^Held/)).not.toBeInTheDocument();
  });

  it('says so of one that was just sent, which isn’t counted', async () => {
    const api = listing().on(createComment, () => held);
    const { user, onCountChange } = open(api);
    await user.type(await screen.findByRole('textbox'), 'Three links');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(onCountChange).not.toHaveBeenCalled();
  });

  it('one that is refused as too much stays, and can be sent again', async () => {
    const api = listing().on(createComment, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = open(api);
    await user.type(await screen.findByRole('textbox'), 'One more');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('One more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('a held reply is listed beside those that count', async () => {
    const reply: Reply = { ...firstReply, id: 'held', held: { reason: 'REPEATED' } };
    open(listing({ ...first, replyCount: 2, replies: [firstReply, reply] }));
    expect(await screen.findByText(/you sent the same text three times/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 1 more reply' })).toBeVisible();
  });
});
