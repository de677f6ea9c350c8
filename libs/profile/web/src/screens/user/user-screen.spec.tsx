import { screen, waitFor, within } from '@testing-library/react';
import { block, mute, readProfile, unblock, unmute } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aPerson, aUser, fakeApi, refuse, segment } from '@upround/shared/testing';
import {
  activityFixtures,
  bookmarkFixtures,
  follow,
  listActivity,
  listBookmarks,
  listFollows,
  report,
  savedEvent,
  unbookmark,
  bookmark,
  type SavedRecord,
  unsavedEvent,
} from '@upround/social/contract';
import { openUser as open, other, own, reader } from './user-test.fixtures';

const name = other.displayName;
const others = () => fakeApi().on(readProfile, () => other);
const ofOneself = () => fakeApi().on(readProfile, () => own);
const menu = () => screen.findByRole('button', { name: `More options for ${name}` });

describe('the page of a person', () => {
  it('shows who they are, what they did and posted, without a violation', async () => {
    const { container } = open({ api: others() });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(await screen.findByText(`posts of ${other.id}`)).toBeInTheDocument();
    expect(screen.getByText(other.headline)).toBeInTheDocument();
    expect(screen.getByText('Pune, Maharashtra').closest('ul')).toHaveTextContent('Tidewater');
    expect(screen.getByRole('link', { name: 'tidewater.example' })).toHaveAttribute(
      'href',
      'https://tidewater.example',
    );
    expect(screen.getByRole('link', { name: '9 followers' })).toHaveAttribute(
      'href',
      `/user/${other.slug}/followers`,
    );
    const experience = screen.getByRole('region', { name: 'Experience' });
    expect(within(experience).getByRole('heading', { name: 'Founder' })).toBeInTheDocument();
    expect(within(experience).getByText(/June 2023 – present/)).toBeInTheDocument();
    expect(within(experience).queryByRole('button')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows your own profile at `/user/me` and asks guests to log in', async () => {
    const mine = open({ api: ofOneself(), user: reader, path: '/user/me?tab=ideas' });
    expect(await screen.findByText(`ideas of ${own.id}`)).toBeInTheDocument();
    expect(mine.address()).toBe(`/user/${own.slug}?tab=ideas`);
    mine.unmount();
    const { address } = open({ path: '/user/me' });
    await waitFor(() => expect(address()).toBe('/login?next=%2Fuser%2Fme'));
  });

  it('is opened at the list that its address names', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({ api: others(), path: `/user/${other.slug}?tab=ideas` });
    expect(await screen.findByText(`ideas of ${other.id}`)).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('has the cards of features that its lists name, once, in the column or beside it', async () => {
    const cards = () => screen.queryAllByText(`lessons of ${other.id}`);
    const narrow = open({ api: others() });
    await screen.findByText(`posts of ${other.id}`);
    expect(cards()).toEqual([]);
    narrow.unmount();
    const api = fakeApi()
      .on(readProfile, () => ({ ...other, lists: ['lessons'] }))
      .on(listFollows, () => segment([]));
    const inColumn = open({ api });
    await screen.findByText(`posts of ${other.id}`);
    expect(cards()).toHaveLength(1);
    expect(screen.queryByRole('complementary')).toBeNull();
    inColumn.unmount();
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never);
    open({ api });
    const aside = await screen.findByRole('complementary', { name: `About ${name}` });
    expect(within(aside).getByRole('region', { name: 'Lessons' })).toBeInTheDocument();
    expect(cards()).toHaveLength(1);
    media.mockRestore();
  });

  it('shows the person’s connections beside it on wide screens', async () => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never);
    const known = {
      ...aPerson({ id: 'p1', slug: 'p1', displayName: 'Known One' }),
      followed: true,
    };
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const api = others().on(listFollows, async () => {
      await asked;
      return segment([
        {
          ...known,
          id: 'p2',
          slug: 'p2',
          displayName: 'Stranger',
          followed: false,
          followerCount: 0,
        },
        { ...known, followerCount: 1 },
      ]);
    });
    const { container } = open({ api });
    const aside = await screen.findByRole('complementary', { name: `About ${name}` });
    const followers = within(await within(aside).findByRole('region', { name: 'Followers' }));
    // The rows to come have the room of the list alone.
    expect(followers.getByText('Loading the list')).toBeInTheDocument();
    expect(followers.queryByRole('list')).not.toBeInTheDocument();
    answer();
    await followers.findByText('You follow');
    expect(followers.getAllByText(known.headline)).toHaveLength(2);
    expect(followers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Known One'),
      expect.stringContaining('Stranger'),
    ]);
    await expect(container).toHaveNoAxeViolations();
    media.mockRestore();
  });

  it('opens the picture in full, with its description', async () => {
    open({ api: others() });
    const picture = await screen.findByRole('link', { name: /^Open Asha Rao’s photo/ });
    expect(picture).toHaveAccessibleName(/Asha Rao beside a water meter/);
    expect(picture).toHaveAttribute('href', other.avatar?.url);
  });

  it('follows at once and counts it; who follows back follows each other', async () => {
    const api = fakeApi()
      .on(readProfile, () => ({ ...other, followsYou: true }))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 10 }));
    const { user } = open({ api, user: aUser() });
    const button = await screen.findByRole('button', { name: `Follow ${name}` });
    expect(screen.getByText('Follows you')).toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAccessibleName(`Following ${name}`);
    expect(screen.getByText('10')).toBeInTheDocument();
    expect(screen.getByText('You follow each other')).toBeInTheDocument();
  });

  it('keeps the tab in the address', async () => {
    const { user, address } = open({ api: others() });
    await user.click(await screen.findByRole('link', { name: 'In pods' }));
    expect(address()).toBe(`/user/${other.slug}?tab=pods`);
    expect(screen.getByText(`pods of ${other.id}`)).toBeInTheDocument();
  });

  it('lists their ideas by a tab of its own', async () => {
    const { user, address } = open({ api: others() });
    await user.click(await screen.findByRole('link', { name: 'Ideas' }));
    expect(address()).toBe(`/user/${other.slug}?tab=ideas`);
    expect(screen.getByText(`ideas of ${other.id}`)).toBeInTheDocument();
  });

  it('lists their jobs by a tab of its own, where there are any', async () => {
    const hiring = fakeApi().on(readProfile, () => ({ ...other, lists: ['jobs'] }));
    const { user, address } = open({ api: hiring });
    await user.click(await screen.findByRole('link', { name: 'Jobs' }));
    expect(address()).toBe(`/user/${other.slug}?tab=jobs`);
    expect(screen.getByText(`jobs of ${other.id}`)).toBeInTheDocument();
  });

  it('has no tab of jobs without any, and falls back to the posts', async () => {
    open({ api: others(), path: `/user/${other.slug}?tab=jobs` });
    expect(await screen.findByText(`posts of ${other.id}`)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Jobs' })).not.toBeInTheDocument();
  });

  it('R17: a former address gives way to the one they have now, with its tab', async () => {
    const { address } = open({ api: others(), path: '/user/asha-of-old?tab=pods' });
    await waitFor(() => expect(address()).toBe(`/user/${other.slug}?tab=pods`));
    expect(await screen.findByText(`pods of ${other.id}`)).toBeInTheDocument();
  });

  it('mutes optimistically, confirms it, and can be undone', async () => {
    const api = others()
      .on(mute, ({ body }) => ({ ...body, active: true, count: 1 }))
      .on(unmute, ({ body }) => ({ ...body, active: false, count: 0 }));
    const { user } = open({ api, user: aUser() });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: /^Mute/ }));
    expect(await screen.findByText('Muted')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Muted')).not.toBeInTheDocument());
    expect(api.received(unmute)).toHaveLength(1);
  });

  it('rolls the mute back when it fails', async () => {
    const api = others().on(mute, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api, user: aUser() });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: /^Mute/ }));
    expect(await screen.findByText(new RegExp(`Couldn’t mute ${name}`))).toBeInTheDocument();
    expect(screen.queryByText('Muted')).not.toBeInTheDocument();
  });

  it('X12: asks before a block, then the person is gone, and Undo brings them back', async () => {
    const api = others()
      .on(block, ({ body }) => ({ ...body, active: true, count: 1 }))
      .on(unblock, ({ body }) => ({ ...body, active: false, count: 0 }));
    const { user, container } = open({ api, user: aUser() });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    expect(api.received(block)).toHaveLength(0);
    const dialog = await screen.findByRole('alertdialog', { name: `Block ${name}?` });
    await user.click(within(dialog).getByRole('button', { name: `Block ${name}` }));
    expect(await screen.findByText(/^You blocked/)).toBeInTheDocument();
    expect(screen.queryByText(other.headline)).not.toBeInTheDocument();
    expect(api.received(block)[0]?.body.referenceId).toBe(other.id);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(other.headline)).toBeInTheDocument();
    expect(api.received(readProfile)).toHaveLength(2);
  });

  it('X12: a follow of this visit ends with the block, and does not come back with the person', async () => {
    const api = others()
      .on(follow, ({ body }) => ({ ...body, active: true, count: 10 }))
      .on(block, ({ body }) => ({ ...body, active: true, count: 1 }))
      .on(unblock, ({ body }) => ({ ...body, active: false, count: 0 }));
    const { user } = open({ api, user: aUser() });
    await user.click(await screen.findByRole('button', { name: `Follow ${name}` }));
    await screen.findByRole('button', { name: `Following ${name}` });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: `Block ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: `Follow ${name}` })).toBeInTheDocument();
  });

  it('P14: reports a person', async () => {
    const api = others().on(report, () => ({
      receipt: 'r-1',
      receivedAt: '2026-03-04T09:30:00.000Z',
    }));
    const { user } = open({ api, user: aUser() });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await user.click(await screen.findByRole('radio', { name: /^Spam/ }));
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(api.received(report)[0]?.query.referenceType).toBe('USER'));
  });

  it('lets a guest neither mute nor block', async () => {
    const { user } = open({ api: others() });
    await user.click(await menu());
    await screen.findByRole('menuitem', { name: 'Copy link to profile' });
    expect(screen.queryByRole('menuitem', { name: 'Block' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /^Mute/ })).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api = fakeApi().on(readProfile, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api });
    expect(await screen.findByText('Couldn’t load the profile')).toBeInTheDocument();
    api.on(readProfile, () => other);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(other.headline)).toBeInTheDocument();
  });

  it('G26: is not found when the API has nothing there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({
      api: fakeApi().on(readProfile, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    });
    expect(await screen.findByText('Error page 404')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the member’s own page', () => {
  it('offers to edit, and no one to follow, mute or block', async () => {
    open({ api: ofOneself(), user: reader });
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
  });

  it('lists useful steps until they are done', async () => {
    const sparse = { ...own, headline: '', avatarUrl: null, avatar: null, experience: [] };
    const api = fakeApi().on(readProfile, () => sparse);
    const { user, container } = open({ api, user: reader });
    const steps = await screen.findByRole('region', { name: 'Complete your profile' });
    expect(within(steps).getByText('2 of 5 done')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.click(within(steps).getByRole('button', { name: /^Write a headline/ }));
    expect(await screen.findByRole('textbox', { name: 'Headline' })).toHaveFocus();
  });

  it('shows no steps where nothing lacks', async () => {
    open({ api: ofOneself(), user: reader });
    expect(await screen.findByText(`posts of ${own.id}`)).toBeInTheDocument();
    expect(screen.queryByText('Complete your profile')).not.toBeInTheDocument();
  });

  it('G23: shows the member’s bookmarks by kind; removing one can be undone', async () => {
    const api = ofOneself()
      .on(listBookmarks, () => ({ data: [...bookmarkFixtures], nextSegment: null }))
      .on(unbookmark, ({ body }) => ({ ...body, active: false, count: 0 }))
      .on(bookmark, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user, container, address } = open({
      api,
      user: reader,
      path: `/user/${own.slug}?tab=bookmarks`,
    });
    expect(await screen.findByRole('link', { name: 'Charge for pilots.' })).toHaveAttribute(
      'href',
      '/post/charge-for-pilots',
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: /^Unsave “Charge for pilots/ }));
    expect(await screen.findByText('“Charge for pilots.” unsaved')).toBeInTheDocument();
    await waitFor(() => expect(api.received(unbookmark)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Charge for pilots.' })).toBeInTheDocument();
    await waitFor(() => expect(api.received(bookmark)).toHaveLength(1));

    api.on(listBookmarks, () => ({ data: [], nextSegment: null }));
    await user.click(screen.getByRole('radio', { name: 'Threads' }));
    expect(await screen.findByText('Nothing saved in this category yet')).toBeInTheDocument();
    expect(address()).toBe(`/user/${own.slug}?tab=bookmarks&kind=threads`);
    expect(api.received(listBookmarks).at(-1)?.query.referenceType).toBe('THREAD');
  });

  it('says what was saved in another tab, and shows it when asked', async () => {
    const [first] = bookmarkFixtures;
    if (first === undefined) throw new Error('no fixture');
    const second: SavedRecord = {
      ...first,
      referenceType: 'IDEA',
      referenceId: 'an-idea',
      record: { slug: 'an-idea', title: 'Sell by the hour', author: 'Dev Malhotra' },
    };
    const api = ofOneself().on(listBookmarks, () => segment([first]));
    const page = open({ api, user: reader, path: `/user/${own.slug}?tab=bookmarks` });
    await screen.findByRole('link', { name: first.record.title });
    const saved = ({ referenceType, referenceId }: SavedRecord) =>
      page.realtime.tell(savedEvent, { referenceType, referenceId });
    await saved(first);
    expect(screen.queryByRole('button', { name: /more saved/ })).not.toBeInTheDocument();
    await saved(second);
    await page.realtime.tell(unsavedEvent, {
      referenceType: second.referenceType,
      referenceId: second.referenceId,
    });
    expect(screen.queryByRole('button', { name: /more saved/ })).not.toBeInTheDocument();
    await saved(second);
    api.on(listBookmarks, () => segment([second, first]));
    await page.user.click(screen.getByRole('button', { name: '1 more saved item' }));
    expect(await screen.findByRole('link', { name: second.record.title })).toBeInTheDocument();
  });

  it.each([
    ['News', 'NEWS', '/news/a-text'],
    ['Articles', 'ARTICLE', '/articles/surviving-layoffs-in-india'],
    ['Essays', 'ESSAY', '/premium-content/a-text'],
  ] as const)('G23: has saved %s, each with the way to its page', async (tab, type, href) => {
    const saved = bookmarkFixtures.map((fixture) => ({
      ...fixture,
      referenceType: type,
      record: { ...fixture.record, slug: href.split('/').at(-1) ?? '' },
    }));
    const api = ofOneself().on(listBookmarks, ({ query }) =>
      segment(query.referenceType === type ? saved : []),
    );
    const { user } = open({ api, user: reader, path: `/user/${own.slug}?tab=bookmarks` });
    await user.click(await screen.findByRole('radio', { name: tab }));
    const link = await screen.findByRole('link', { name: 'Charge for pilots.' });
    expect(link).toHaveAttribute('href', href);
  });

  it('G46: describes the member’s activity, page by page', async () => {
    const [vote] = activityFixtures;
    if (vote === undefined) throw new Error('no fixture');
    const record = { slug: 'which-one', title: 'Which one?', author: 'Dev Malhotra' };
    const api = ofOneself().on(listActivity, ({ query }) =>
      query.cursor === 'next'
        ? { data: [{ ...vote, id: 'a2' }], nextSegment: null }
        : { data: [{ ...vote, record }], nextSegment: 'next' },
    );
    const { user, container } = open({
      api,
      user: reader,
      path: `/user/${own.slug}?tab=activity`,
    });
    const line = await screen.findByRole('link', { name: /^You voted in .+’s poll “Which one\?”/ });
    expect(line).toHaveAttribute('href', '/post/which-one');
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/since been deleted/)).toBeInTheDocument();
  });

  it('G46: tells of marks in the words of their slice, and leads to the records', async () => {
    const said = activityFixtures.find(({ state }) => state === 'WOULD_USE');
    if (said === undefined) throw new Error('no fixture');
    const record = { slug: 'a-ledger', title: 'A ledger', author: 'Dev Malhotra' };
    const gone = { ...said, id: 'gone' };
    const api = ofOneself().on(listActivity, () => ({
      data: [{ ...said, record }, gone],
      nextSegment: null,
    }));
    open({ api, user: reader, path: `/user/${own.slug}?tab=activity` });
    const line = await screen.findByRole('link', { name: /^You would use “A ledger”/ });
    expect(line).toHaveAttribute('href', '/idea/a-ledger');
    expect(screen.getByText('You would use nothing')).toBeInTheDocument();
  });

  it('G46: tells which quizzes one answered', async () => {
    const answered = activityFixtures.find(({ referenceType }) => referenceType === 'QUIZ');
    if (answered === undefined) throw new Error('no fixture');
    const record = { slug: 'what-share', title: 'What share?', author: 'Dev Malhotra' };
    const api = ofOneself().on(listActivity, () => ({
      data: [
        { ...answered, record },
        { ...answered, id: 'gone' },
      ],
      nextSegment: null,
    }));
    open({ api, user: reader, path: `/user/${own.slug}?tab=activity` });
    const line = await screen.findByRole('link', {
      name: /^You answered .+’s quiz “What share\?”/,
    });
    expect(line).toHaveAttribute('href', '/post/what-share');
    expect(screen.getByText('You answered a quiz that’s since been deleted')).toBeInTheDocument();
  });

  it('shows bookmarks and activity to no one else', async () => {
    open({ api: others(), user: aUser(), path: `/user/${other.slug}?tab=bookmarks` });
    expect(await screen.findByText(`posts of ${other.id}`)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Saved' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Activity' })).not.toBeInTheDocument();
  });
});
