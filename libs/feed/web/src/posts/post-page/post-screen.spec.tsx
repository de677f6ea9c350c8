import { screen, waitFor, within } from '@testing-library/react';
import { deletePost, editPost, postErrors, readPost } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import {
  commentFixtures,
  createComment,
  createReply,
  listComments,
  listReplies,
  replyFixtures,
  report,
} from '@upround/social/contract';
import { aPost } from '../../components/feed-test.fixtures';
import { PostScreen } from './post-screen';

const post = aPost({ id: 'post-1', slug: 'three-calls' });
const own = aPost({
  ...post.data,
  viewer: { ...post.data.viewer, own: true },
  author: { ...post.data.author, id: aUser().id },
});

const anApi = () =>
  fakeApi()
    .on(readPost, () => post)
    .on(listComments, () => segment([...commentFixtures]))
    .on(listReplies, () => segment([...replyFixtures]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PostScreen />, { path: '/post/three-calls', pattern: routes.post, ...options });

describe('the page of a post', () => {
  it('shows it whole with its comments, without a violation', async () => {
    const { container } = open({ api: anApi(), user: aUser() });
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent('Asha Rao: Three calls, one cheque.'));
    const thread = await screen.findByRole('region', { name: 'Comments' });
    await within(thread).findByText(commentFixtures[0]?.text ?? '');
    expect(document.title).toContain('Asha Rao: Three calls');
    await expect(container).toHaveNoAxeViolations();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readPost, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(readPost, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('The post did not load')).toBeInTheDocument();
    api.on(readPost, () => post);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Post by Asha Rao' })).toBeInTheDocument();
  });

  it('edits one’s own words, and keeps them when refused', async () => {
    const api = anApi()
      .on(readPost, () => own)
      .on(editPost, () => {
        throw refuse(postErrors.POLL_HAS_VOTES, { path: 'text' });
      });
    const { user } = open({ api, user: aUser() });
    await user.click(
      await screen.findByRole('button', { name: 'More about the post of Asha Rao' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Text' });
    await user.clear(field);
    await user.type(field, 'Two calls.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(postErrors.POLL_HAS_VOTES.sentence)).toBeInTheDocument();
    expect(field).toHaveValue('Two calls.');
    api.on(editPost, ({ body }) => ({
      ...own,
      data: { ...own.data, text: body.text, mentions: [] },
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Two calls.')).toBeInTheDocument();
  });

  it('asks before it deletes, naming what is lost, and leaves the page', async () => {
    const api = anApi()
      .on(readPost, () => own)
      .on(deletePost, () => undefined);
    const { user, address } = open({ api, user: aUser() });
    await user.click(
      await screen.findByRole('button', { name: 'More about the post of Asha Rao' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    expect(dialog).toHaveTextContent(
      '“Three calls, one cheque. Thanks @dev-malhotra.” goes for good',
    );
    expect(dialog).toHaveTextContent('12 likes and 3 comments');
    await user.click(within(dialog).getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.received(deletePost)).toEqual([
      { params: { id: 'post-1' }, body: { state: 'DELETED' } },
    ]);
  });

  it('P14: reports with a category and a detail', async () => {
    const api = anApi().on(report, () => ({ receipt: 'r-1', receivedAt: '2026-03-01T10:00:00Z' }));
    const { user } = open({ api, user: aUser() });
    await user.click(
      await screen.findByRole('button', { name: 'More about the post of Asha Rao' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(within(dialog).getByText('Choose what is wrong with it.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: /^Spam or a scam/ }));
    await user.type(within(dialog).getByRole('textbox'), 'The round is invented.');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Your report reached the moderators/)).toBeInTheDocument();
    expect(api.received(report)).toEqual([
      {
        query: {
          referenceType: 'POST',
          referenceId: 'post-1',
          message: 'Spam or a scam: The round is invented.',
        },
      },
    ]);
  });
});

describe('the comments of a post', () => {
  it('are led to by the count of them', async () => {
    const { user } = open({ api: anApi() });
    await user.click(await screen.findByRole('link', { name: /^Comment/ }));
    expect(screen.getByRole('heading', { level: 2, name: /^Comments/ })).toHaveFocus();
    window.history.replaceState(null, '', '/');
  });

  it('keeps a comment that was refused, with Retry under the same key', async () => {
    const api = anApi().on(createComment, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const { user } = open({ api, user: aUser() });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Well said.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Not sent.')).toBeInTheDocument();
    const [first] = commentFixtures;
    if (first === undefined) throw new Error('no fixture');
    api.on(createComment, ({ body }) => ({ ...first, id: 'new', text: body.text, replyCount: 0 }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
    expect(screen.getByText('Well said.')).toBeInTheDocument();
    const keys = api.requests(createComment).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Comments 4' })).toBeInTheDocument();
  });

  it('keeps the order in the address', async () => {
    const [first] = commentFixtures;
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...first!, id }));
    const api = anApi().on(listComments, () => segment(four));
    const { user, address } = open({ api });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Order of comments' }),
      'Newest first',
    );
    expect(address()).toBe('/post/three-calls?sort=new');
    await waitFor(() =>
      expect(api.received(listComments).map(({ query }) => query.sort)).toEqual(['best', 'new']),
    );
  });

  it('offers no order for a few', async () => {
    const [first] = commentFixtures;
    const three = ['a', 'b', 'c'].map((id) => ({ ...first!, id }));
    open({ api: anApi().on(listComments, () => segment(three)) });
    expect(await screen.findAllByRole('button', { name: /^Reply to/ })).toHaveLength(3);
    expect(screen.queryByRole('combobox', { name: 'Order of comments' })).toBeNull();
  });

  it('opens the replies when asked, and adds one', async () => {
    const parent = commentFixtures.find(({ replyCount }) => replyCount > 0);
    const [reply] = replyFixtures;
    if (parent === undefined || reply === undefined) throw new Error('no fixture');
    const api = anApi()
      .on(listComments, () => segment([parent]))
      .on(listReplies, () => segment([{ ...reply, commentId: parent.id }]))
      .on(createReply, ({ body }) => ({ ...reply, ...body, id: 'reply-new' }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: /^Show \d+ repl/ }));
    expect(await screen.findByText(reply.text)).toBeInTheDocument();
    const [button] = screen.getAllByRole('button', {
      name: `Reply to ${parent.author.displayName}`,
    });
    if (button === undefined) throw new Error('no reply button');
    await user.click(button);
    const field = screen.getByRole('textbox', { name: `Reply to ${parent.author.displayName}` });
    await user.type(field, 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText('Thank you.')).toBeInTheDocument();
    expect(api.received(createReply)).toEqual([
      { body: { commentId: parent.id, text: 'Thank you.' } },
    ]);
  });

  it('finds the comment that the address points at, on a later page', async () => {
    const [first, second] = commentFixtures;
    if (first === undefined || second === undefined) throw new Error('no fixture');
    const api = anApi().on(listComments, ({ query }) =>
      query.cursor === 'two' ? segment([second]) : segment([first], 'two'),
    );
    open({ api, path: `/post/three-calls#c-${second.id}` });
    await waitFor(() => expect(document.getElementById(`c-${second.id}`)).toBeInTheDocument());
    expect(api.received(listComments)).toHaveLength(2);
  });
});
