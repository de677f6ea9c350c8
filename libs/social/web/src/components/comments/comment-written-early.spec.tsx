import { screen } from '@testing-library/react';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import {
  commentFixtures,
  createComment,
  createReply,
  listComments,
  listReplies,
  replyFixtures,
  type Comment,
  type Reply,
} from '@upround/social/contract';
import { CommentThread } from './comment-thread';

const reference = { referenceType: 'POST' as const, referenceId: 'a-post' };
const [first] = commentFixtures as [Comment];
const [firstReply] = replyFixtures as [Reply];
const known: Comment = { ...first, replyCount: 0, replies: [], held: null };
const written: Comment = { ...known, id: '01a21628-5978-71ce-922e-000000000001', text: 'Early' };
const reply: Reply = {
  ...firstReply,
  commentId: known.id,
  held: null,
  text: 'Early too',
};

const open = (api: ReturnType<typeof fakeApi>) =>
  renderScreen(<CommentThread reference={reference} ownerId="author" about="A post" count={1} />, {
    api,
    user: aUser(),
  });

describe('what is written before the list has arrived', () => {
  it('stays, though the list was read before it was written', async () => {
    const api = fakeApi()
      .on(listComments, () => segment([known]))
      .on(createComment, () => written);
    const resume = api.pause(listComments);
    const { user } = open(api);
    await user.type(await screen.findByRole('textbox'), 'Early');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    resume();
    expect(await screen.findAllByRole('button', { name: /^Reply to/ })).toHaveLength(2);
    expect(screen.getByText('Early')).toBeVisible();
  });

  it('stays as a reply too', async () => {
    const older: Reply = { ...reply, id: '01a21628-5978-71ce-922e-000000000002', text: 'Older' };
    const answered: Comment = { ...known, replyCount: 1, replies: undefined };
    const api = fakeApi()
      .on(listComments, () => segment([answered]))
      .on(listReplies, () => segment([older]))
      .on(createReply, () => reply);
    const { user } = open(api);
    const resume = api.pause(listReplies);
    await user.click(await screen.findByRole('button', { name: /^Reply to/ }));
    await user.type(screen.getByRole('textbox', { name: /^Reply to/ }), 'Early too');
    await user.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement);
    resume();
    expect(await screen.findByText('Older')).toBeVisible();
    expect(await screen.findByText('Early too')).toBeVisible();
  });
});
