import { act, screen, waitFor, within } from '@testing-library/react';
import { deletePost, editPost, listPodPosts, postErrors, readPost } from '@upround/feed/contract';
import {
  hitFixtures,
  listRecommendations,
  listSuggestions,
  suggestionMixFixture,
} from '@upround/search/contract';
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
import { postQuery } from '../data/post-queries';
import { PostScreen } from './post-screen';

const post = aPost({ id: 'post-1', slug: 'three-calls' });
const own = aPost({
  ...post.data,
  viewer: { ...post.data.viewer, own: true },
  author: { ...post.data.author, id: aUser().id },
});

const related = hitFixtures.filter(({ type }) => type === 'POST');

const anApi = () =>
  fakeApi()
    .on(readPost, () => post)
    .on(listRecommendations, () => ({ data: related }))
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

  it('says why it’s held, and not that a moderator hid it', async () => {
    const held = aPost({ ...own.data, state: 'HIDDEN', held: { reason: 'LINKS' } });
    open({ api: anApi().on(readPost, () => held), user: aUser() });
    expect(
      await screen.findByText(/^Held for review: new accounts can share two links at a time\./),
    ).toHaveTextContent('A moderator will look at it. Only you and the moderators can see it.');
    expect(screen.queryByText('Hidden by a moderator')).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'Related posts' });
  });

  it('leads to the people who liked it, and to related posts below the comments', async () => {
    open({ api: anApi() });
    expect(await screen.findByRole('link', { name: 'See who liked it' })).toHaveAttribute(
      'href',
      '/post-interactions/three-calls',
    );
    const others = within(await screen.findByRole('region', { name: 'Related posts' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      related.map(({ slug }) => `/post/${slug}`),
    );
  });

  it('offers posts of its pod where none is about the same', async () => {
    const pod = { type: 'POD', id: 'pod-1', slug: 'pricing', name: 'Pricing lab' } as const;
    const inPod = aPost({ ...post.data, reference: pod });
    const other = aPost({
      id: 'post-9',
      slug: 'annual-plans',
      text: 'Annual plans',
      reference: pod,
    });
    const api = anApi()
      .on(readPost, () => inPod)
      .on(listRecommendations, () => ({ data: [] }))
      .on(listPodPosts, () => segment([inPod, other]));
    open({ api });
    const others = within(await screen.findByRole('region', { name: 'More in Pricing lab' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/post/annual-plans',
    ]);
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

  it('is read again in place when its reader comes back after a minute', async () => {
    const api = anApi();
    const { queryClient } = open({ api });
    expect(await screen.findByRole('article', { name: 'Post by Asha Rao' })).toBeInTheDocument();
    const { queryKey } = postQuery(queryClient, 'three-calls');
    queryClient.setQueryData(queryKey, post, { updatedAt: Date.now() - 61_000 });
    api.on(readPost, () => ({ ...post, data: { ...post.data, likeCount: 4711 } }));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('button', { name: /^Like, 4[.,]7/ })).toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api = anApi().on(readPost, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the post')).toBeInTheDocument();
    api.on(readPost, () => post);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Post by Asha Rao' })).toBeInTheDocument();
  });

  it('edits the member’s own comment, and keeps the text when saving fails', async () => {
    const api = anApi()
      .on(readPost, () => own)
      .on(editPost, () => {
        throw refuse(postErrors.POLL_HAS_VOTES, { path: 'text' });
      });
    const { user } = open({ api, user: aUser() });
    await user.click(
      await screen.findByRole('button', { name: 'More options for Asha Rao’s post' }),
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
      await screen.findByRole('button', { name: 'More options for Asha Rao’s post' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    expect(dialog).toHaveTextContent('“Three calls, one cheque. Thanks @dev-malhotra.” has ');
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
      await screen.findByRole('button', { name: 'More options for Asha Rao’s post' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(within(dialog).getByText('Choose a reason.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: /^Spam or a scam/ }));
    await user.type(within(dialog).getByRole('textbox'), 'The round is invented.');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/You’ll be notified of the outcome/)).toBeInTheDocument();
    expect(api.received(report)).toEqual([
      {
        query: {
          referenceType: 'POST',
          referenceId: 'post-1',
          category: 'SPAM',
          message: 'The round is invented.',
        },
      },
    ]);
  });
});

describe('the comments of a post', () => {
  it('start with a button that focuses the field', async () => {
    const { user } = open({ api: anApi() });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    expect(field).not.toHaveFocus();
    await user.click(await screen.findByRole('link', { name: /^Comment/ }));
    expect(field).toHaveFocus();
    window.history.replaceState(null, '', '/');
  });

  it('focus the field when opened from a list', async () => {
    open({ api: anApi(), path: '/post/three-calls#comments' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus(),
    );
  });

  it('offer people after an at sign, in a reply too', async () => {
    const api = anApi().on(listSuggestions, () => suggestionMixFixture);
    const { user } = open({ api, user: aUser() });
    await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Thanks @ash');
    await user.click(await screen.findByRole('option', { name: /@asha-rao/ }));
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(
      'Thanks @asha-rao ',
    );
    const [reply] = screen.getAllByRole('button', { name: /^Reply/ });
    if (reply === undefined) throw new Error('no button');
    await user.click(reply);
    const field = await screen.findByRole('textbox', { name: /^Reply to/ });
    await user.clear(field);
    await user.type(field, '@ash');
    expect(await screen.findByRole('listbox', { name: 'People' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toBeVisible();
    // Drafts outlive the test.
    await user.clear(field);
    await user.clear(screen.getByRole('textbox', { name: 'Write a comment' }));
  });

  it('show their first replies, and the rest when asked', async () => {
    const [parent] = commentFixtures;
    const [reply] = replyFixtures;
    if (parent === undefined || reply === undefined) throw new Error('no fixture');
    const replies = ['One', 'Two', 'Three'].map((text) => ({
      ...reply,
      id: text,
      text,
      commentId: parent.id,
    }));
    const api = anApi()
      .on(listComments, () => segment([{ ...parent, replyCount: 3, replies: replies.slice(0, 2) }]))
      .on(listReplies, () => segment(replies));
    const { user } = open({ api });
    expect(await screen.findByText('Two')).toBeInTheDocument();
    expect(api.received(listReplies)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show 1 more reply' }));
    expect(await screen.findByText('Three')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('say why the rest of the replies could not be loaded', async () => {
    const [parent] = commentFixtures;
    if (parent === undefined) throw new Error('no fixture');
    const api = anApi()
      .on(listComments, () => segment([{ ...parent, replyCount: 3, replies: [] }]))
      .on(listReplies, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Show 3 replies' }));
    expect(
      await screen.findByText(/^Couldn’t load replies. Something went wrong on our side/),
    ).toBeVisible();
  });

  it('say that there are newer ones, and show them with their count on a press', async () => {
    const api = anApi();
    const { user, queryClient, address } = open({ api, user: aUser() });
    const thread = within(await screen.findByRole('region', { name: 'Comments' }));
    const [known] = commentFixtures;
    if (known === undefined) throw new Error('no fixture');
    expect(await thread.findByText(known.text)).toBeInTheDocument();
    const newer = { ...known, id: 'newer', text: 'Just written.', replies: [], replyCount: 0 };
    const count = post.data.commentCount + 1;
    api
      .on(listComments, () => segment([newer, ...commentFixtures]))
      .on(readPost, () => ({ ...post, data: { ...post.data, commentCount: count } }));
    await act(() => queryClient.refetchQueries({ queryKey: [listComments.id, 'newest'] }));
    const pill = await thread.findByRole('button', { name: 'New comments' });
    expect(screen.queryByText('Just written.')).not.toBeInTheDocument();
    await user.click(pill);
    expect(await thread.findByText('Just written.')).toBeInTheDocument();
    await waitFor(() => expect(pill).not.toBeInTheDocument());
    expect(address()).toBe('/post/three-calls?sort=new');
    expect(
      await screen.findByRole('heading', { name: new RegExp(`^${count} comments`) }),
    ).toBeInTheDocument();
  });

  it('say nothing of newer ones when the newest is deleted', async () => {
    const [known, newest] = commentFixtures;
    if (known === undefined || newest === undefined) throw new Error('no fixture');
    const before = { ...known, id: '018bcfe5-6800-7000-8000-0000000000d0' };
    const after = { ...known, id: '018bcfe5-6800-7000-8000-0000000000d3' };
    const answer = (first: typeof known) =>
      api.on(listComments, ({ query }) =>
        query.limit === 1 ? segment([first]) : segment([known], 'next'),
      );
    const api = anApi();
    answer(newest);
    const { queryClient } = open({ api, user: aUser() });
    const thread = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await thread.findByText(known.text)).toBeInTheDocument();
    const ask = () =>
      act(() => queryClient.refetchQueries({ queryKey: [listComments.id, 'newest'] }));
    await ask();
    answer(before);
    await ask();
    expect(thread.queryByRole('button', { name: 'New comments' })).not.toBeInTheDocument();
    answer(after);
    await ask();
    expect(await thread.findByRole('button', { name: 'New comments' })).toBeInTheDocument();
  });

  it('keeps a comment that couldn’t be sent, and retries under the same key', async () => {
    const api = anApi().on(createComment, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const { user } = open({ api, user: aUser() });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Well said.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(/^Not sent\. The server is busy/)).toBeInTheDocument();
    const [first] = commentFixtures;
    if (first === undefined) throw new Error('no fixture');
    api.on(createComment, ({ body }) => ({ ...first, id: 'new', text: body.text, replyCount: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent\./)).not.toBeInTheDocument());
    expect(screen.getByText('Well said.')).toBeInTheDocument();
    const keys = api.requests(createComment).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByRole('heading', { level: 2, name: /^4 comments/ })).toBeInTheDocument();
  });

  it('invite to the first comment where there is none, once', async () => {
    const api = anApi()
      .on(readPost, () => ({ ...post, data: { ...post.data, commentCount: 0 } }))
      .on(listComments, () => segment([]));
    open({ api, user: aUser() });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Be the first to comment' }),
    ).toBeInTheDocument();
    expect(
      await screen.findByPlaceholderText('Ask a question or add what you know'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/No comments|0 comments/)).toBeNull();
  });

  it('are counted with their replies once all are loaded', async () => {
    const [first] = commentFixtures;
    if (first === undefined) throw new Error('no fixture');
    const api = anApi()
      .on(readPost, () => ({ ...post, data: { ...post.data, commentCount: 1 } }))
      .on(listComments, () => segment([{ ...first, replyCount: 2 }]));
    open({ api });
    expect(
      await screen.findByRole('heading', { level: 2, name: '1 comment · 2 replies' }),
    ).toBeInTheDocument();
  });

  it('keeps the order in the address', async () => {
    const [first] = commentFixtures;
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...first!, id }));
    const api = anApi().on(listComments, () => segment(four));
    const { user, address } = open({ api });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort comments' }),
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
    expect(screen.queryByRole('combobox', { name: 'Sort comments' })).toBeNull();
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
