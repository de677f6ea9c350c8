import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteIdea,
  editIdea,
  ideaErrors,
  ideaFixtures,
  listRelatedIdeas,
  readIdea,
  type Idea,
} from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { explore } from '@upround/search/contract';
import { routes } from '@upround/shared/links';
import { pagesKeyOf } from '@upround/shared/query';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import {
  activityFixtures,
  commentFixtures,
  listComments,
  recordActivity,
  report,
} from '@upround/social/contract';
import { IdeaScreen } from './idea-screen';

const [fixture] = ideaFixtures;
const said = activityFixtures.find(({ state }) => state === 'WOULD_USE');
if (fixture === undefined || said === undefined) throw new Error('no fixture');
const idea: Idea = {
  ...fixture,
  slug: 'a-ledger',
  wouldUseCount: 4,
  viewer: { ...fixture.viewer, wouldUse: false },
};
const own: Idea = {
  ...idea,
  viewer: { ...idea.viewer, own: true },
  author: { ...idea.author, id: aUser().id },
};
const another: Idea = { ...idea, id: 'i-2', slug: 'cold-box', title: 'Rent a cold box' };

const anApi = (shown: Idea = idea) =>
  fakeApi()
    .on(readIdea, () => shown)
    .on(listRelatedIdeas, () => segment([another]))
    .on(listComments, () => segment([...commentFixtures]));

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<IdeaScreen />, { path: '/idea/a-ledger', pattern: routes.idea, ...options });

const openMenu = async (user: ReturnType<typeof open>['user'], item: string) => {
  const name = `More options for “${idea.title}”`;
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the page of an idea', () => {
  it('shows what it is for, what it looks for, comments and others, without a violation', async () => {
    const { container } = open({ api: anApi(), user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: idea.title })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The problem' })).toHaveTextContent(idea.problem);
    expect(screen.getByRole('region', { name: 'The solution' })).toHaveTextContent(idea.solution);
    const needs = screen.getByRole('region', { name: 'Looking for' });
    expect(
      within(needs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Pilot customers', 'Feedback']);
    expect(screen.getByRole('region', { name: 'Stage' })).toHaveTextContent(
      /First users\. Stage 3 of 5/,
    );
    expect(document.title).toContain(`${idea.title}, an idea by Asha Rao`);
    const thread = await screen.findByRole('region', { name: 'Comments' });
    await within(thread).findByText(commentFixtures[0]?.text ?? '');
    const more = await screen.findByRole('region', { name: 'More ideas' });
    expect(await within(more).findByRole('link', { name: another.title })).toHaveAttribute(
      'href',
      '/idea/cold-box',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = anApi().on(readIdea, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ api });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('shows that it loads, says that it failed, and tries again', async () => {
    const api = anApi().on(readIdea, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(screen.getByText('Loading the idea')).toBeInTheDocument();
    expect(await screen.findByText('Couldn’t load the idea')).toBeInTheDocument();
    api.on(readIdea, () => idea);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: idea.title })).toBeInTheDocument();
  });

  it('marks one that is hidden', async () => {
    open({ api: anApi({ ...own, state: 'HIDDEN' }), user: aUser() });
    expect(await screen.findByText('Hidden by a moderator')).toBeInTheDocument();
  });
});

describe('I’d use this', () => {
  const button = () => screen.findByRole('button', { name: 'I’d use this' });

  it('is optimistic, takes the API’s count, and can be undone', async () => {
    const api = anApi().on(recordActivity, ({ body }) => ({
      ...said,
      state: body.state,
      count: body.state === 'WOULD_USE' ? 8 : 4,
    }));
    const { user } = open({ api, user: aUser() });
    const answer = api.pause(recordActivity);
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('5 people would use this')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('8 people would use this')).toBeInTheDocument();
    await user.click(await button());
    expect(await screen.findByText('4 people would use this')).toBeInTheDocument();
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(api.received(recordActivity).map(({ body }) => body)).toEqual([
      { referenceType: 'IDEA', referenceId: idea.id, state: 'WOULD_USE' },
      { referenceType: 'IDEA', referenceId: idea.id, state: 'NOT_WOULD_USE' },
    ]);
  });

  it('is rolled back with the reason when it’s rejected', async () => {
    const api = anApi().on(recordActivity, () => {
      throw refuse(ideaErrors.OWN_IDEA);
    });
    const { user } = open({ api, user: aUser() });
    await user.click(await button());
    expect(await screen.findByText(new RegExp(ideaErrors.OWN_IDEA.sentence))).toBeVisible();
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('4 people would use this')).toBeInTheDocument();
  });

  it('leads a guest to sign in', async () => {
    const { user, address } = open({ api: anApi() });
    await user.click(await button());
    await waitFor(() => expect(address()).toContain('/login?next=%2Fidea%2Fa-ledger'));
  });

  it('is not asked of its author, who sees the count', async () => {
    open({ api: anApi(own), user: aUser() });
    expect(await screen.findByText('4 people would use this')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I’d use this' })).toBeNull();
  });
});

describe('the member’s own idea', () => {
  it('is edited, and a rejected field shows its error in the dialog', async () => {
    const sentence = coreErrors.INVALID_FIELD.sentence;
    const api = anApi(own).on(editIdea, () => {
      throw refuse(coreErrors.INVALID_FIELD, { path: 'problem' });
    });
    const { user } = open({ api, user: aUser() });
    await openMenu(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit idea' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Add a title.')).toBeInTheDocument();
    expect(title).toHaveFocus();
    await user.type(title, 'A better name');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Stage' }), 'Scaling');
    await user.click(dialog.getByRole('checkbox', { name: 'Feedback' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(title).toHaveValue('A better name');
    api.on(editIdea, ({ body }) => ({ ...own, ...body, lookingFor: body.lookingFor ?? [] }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A better name' }),
    ).toBeInTheDocument();
    expect(api.received(editIdea).at(-1)?.body).toMatchObject({
      title: 'A better name',
      stage: 'SCALING',
      lookingFor: ['PILOT_CUSTOMERS'],
    });
  });

  it('asks before a change is thrown away', async () => {
    const { user } = open({ api: anApi(own), user: aUser() });
    await openMenu(user, 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' More.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue(
      `${own.description} More.`,
    );
  });

  it('asks before it is deleted, naming what is lost, and leaves the page', async () => {
    const api = anApi(own).on(deleteIdea, () => undefined);
    const { user, address, queryClient } = open({ api, user: aUser() });
    const found = pagesKeyOf(explore, { query: { type: 'IDEA', filter: 'trending' } });
    queryClient.setQueryData(found, { pages: [segment([])], pageParams: [''] });
    await openMenu(user, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this idea?' });
    expect(dialog).toHaveTextContent(/4 people would use “.*”\. It has 9 likes and 2 comments/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete idea' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.received(deleteIdea)).toEqual([
      { params: { id: own.id }, body: { state: 'DELETED' } },
    ]);
    // What the search listed is read again, and only when it is shown.
    expect(queryClient.getQueryState(found)?.isInvalidated).toBe(true);
  });

  it('P14: that of another is reported', async () => {
    const api = anApi().on(report, () => ({ receipt: 'r-1', receivedAt: '2026-03-01T10:00:00Z' }));
    const { user } = open({ api, user: aUser() });
    await openMenu(user, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this idea' }));
    await user.click(dialog.getByRole('radio', { name: /^Spam or a scam/ }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(api.received(report)[0]?.query).toMatchObject({
        referenceType: 'IDEA',
        referenceId: idea.id,
      }),
    );
  });
});

describe('more ideas', () => {
  const more = () => screen.findByRole('region', { name: 'More ideas' });

  it('are related or trending, by the address, page by page', async () => {
    const third = { ...another, id: 'i-3', title: 'Third' };
    const api = anApi().on(listRelatedIdeas, ({ query }) =>
      query.cursor === 'next'
        ? { data: [third], nextSegment: null }
        : { data: [another], nextSegment: query.filter === 'trending' ? 'next' : null },
    );
    const { user, address } = open({ api });
    const region = within(await more());
    await region.findByRole('link', { name: another.title });
    expect(region.queryByRole('button', { name: 'Show more ideas' })).toBeNull();
    await user.click(region.getByRole('radio', { name: 'Trending' }));
    expect(address()).toBe('/idea/a-ledger?more=trending');
    await user.click(await region.findByRole('button', { name: 'Show more ideas' }));
    expect(await region.findByRole('link', { name: 'Third' })).toBeInTheDocument();
    expect(api.received(listRelatedIdeas).map(({ query }) => query.filter)).toEqual([
      'related',
      'trending',
      'trending',
    ]);
  });

  it('say that there are none, and that they failed to load', async () => {
    const api = anApi().on(listRelatedIdeas, () => segment<Idea>([]));
    const { user } = open({ api });
    const region = within(await more());
    expect(await region.findByText('Nothing related yet')).toBeInTheDocument();
    api.on(listRelatedIdeas, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(region.getByRole('radio', { name: 'Trending' }));
    expect(await region.findByText('Couldn’t load ideas')).toBeInTheDocument();
    api.on(listRelatedIdeas, () => segment([another]));
    await user.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByRole('link', { name: another.title })).toBeInTheDocument();
  });

  it('are drawn by chance on a press', async () => {
    const api = anApi();
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Another idea' }));
    await waitFor(() => expect(address()).toBe('/idea/cold-box'));
    expect(api.received(listRelatedIdeas).map(({ query }) => query)).toContainEqual({
      referenceId: idea.id,
      filter: 'random',
      limit: 1,
    });
  });

  it('of none that is left, say so', async () => {
    const api = anApi().on(listRelatedIdeas, () => segment<Idea>([]));
    const { user, address } = open({ api });
    await user.click(await screen.findByRole('button', { name: 'Another idea' }));
    expect(await screen.findByText('There are no other ideas yet.')).toBeInTheDocument();
    expect(address()).toBe('/idea/a-ledger');
  });
});
