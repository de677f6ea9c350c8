import { act, screen, waitFor, within } from '@testing-library/react';
import {
  competitionErrors,
  entryEvent,
  ownEntryFixture,
  readOwnEntry,
  saveEntry,
  type OwnEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { CompetitionScreen } from '../competition/competition-screen';
import { aCompetition, aDraft, anApi, open, slug } from '../competition/competition-test.fixtures';

const openEntry = (entry: OwnEntry | null, api = anApi({}, entry)) => open({ tab: 'entry', api });

const title = () => screen.findByRole('textbox', { name: 'Title' });
const shown = () => screen.getByRole('textbox', { name: 'Title' });
const theirs = aDraft({ title: 'Lighthouse', revision: 9 });

beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2027-03-09T10:42:00.000Z'), advanceTimers: true }),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** As long as the pause before a save. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_500));

describe('saving as one types', () => {
  it('creates the entry with the first save, and saves what comes later on top of it', async () => {
    const api = anApi();
    const { user } = openEntry(null, api);
    expect(await screen.findByText('Saves as you type')).toBeVisible();
    await user.type(await title(), 'Harbour');
    await pause();
    expect(await screen.findByText('Saved 10:42 am')).toBeVisible();
    expect(api.received(saveEntry)).toEqual([
      { params: { slug }, body: { title: 'Harbour', tagline: '', answers: {}, revision: 0 } },
    ]);
    await user.type(await title(), 'light');
    await user.type(screen.getByRole('textbox', { name: /How many people/ }), '1,200');
    await pause();
    expect(api.received(saveEntry).at(-1)?.body).toMatchObject({
      title: 'Harbourlight',
      answers: { people: 1_200 },
      revision: 1,
    });
    expect(await title()).toHaveValue('Harbourlight');
  });

  it('saves what is typed while a save is under way right after it', async () => {
    const api = anApi();
    const { user } = openEntry(null, api);
    await user.type(await title(), 'One');
    const answer = api.pause(saveEntry);
    await pause();
    expect(screen.getByText('Saving…')).toBeVisible();
    await user.type(await title(), ' Two');
    answer();
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(2));
    expect(api.received(saveEntry)[1]?.body).toMatchObject({ title: 'One Two', revision: 1 });
  });

  it('says that nothing is saved while offline, and saves once it can', async () => {
    const api = anApi();
    const { user } = openEntry(null, api);
    await title();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.disconnect();
    await user.type(await title(), 'Offline');
    await pause();
    expect(screen.getAllByText('Not saved – you’re offline')[0]).toBeVisible();
    expect(await title()).toHaveValue('Offline');
    api.disconnect(false);
    const before = Date.now();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved 10:42 am')).toBeVisible();
    // At once, not with the next try.
    expect(Date.now() - before).toBeLessThan(1_000);
    expect(api.received(saveEntry).at(-1)?.body.title).toBe('Offline');
  });

  it('brings back what wasn’t saved in an earlier visit', async () => {
    const api = anApi();
    const user = aUser({ id: 'traveller' });
    const visit = () =>
      renderScreen(<CompetitionScreen />, {
        path: links.competition(slug, { tab: 'entry' }),
        pattern: routes.competition,
        api,
        user,
      });
    const first = visit();
    await title();
    api.disconnect();
    await first.user.type(await title(), 'On the train');
    await pause();
    first.unmount();
    api.disconnect(false);
    visit();
    await waitFor(() => expect(shown()).toHaveValue('On the train'));
    await pause();
    expect(api.received(saveEntry).at(-1)?.body.title).toBe('On the train');
  });

  it('says why it failed, and saves at a press', async () => {
    const api = anApi().on(saveEntry, () => {
      throw refuse(competitionErrors.TEXT_TOO_LONG);
    });
    const { user } = openEntry(null, api);
    await user.type(await title(), 'Long');
    await pause();
    expect(screen.getAllByText(/^Not saved – An answer can have/)[0]).toBeVisible();
    api.on(saveEntry, ({ body }) => aDraft({ ...body, revision: 1 }));
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText('Saved 10:42 am')).toBeVisible();
  });

  it('tries a busy server again by itself', async () => {
    const api = anApi().on(saveEntry, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const { user } = openEntry(null, api);
    await user.type(await title(), 'Busy');
    await pause();
    expect(screen.getAllByText(/^Not saved/)[0]).toBeVisible();
    api.on(saveEntry, ({ body }) => aDraft({ ...body, revision: 1 }));
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByText(/^Saved 10:42/)).toBeVisible();
  });

  it('says that the deadline has passed, and reads the competition again', async () => {
    const draft = aDraft();
    const api = anApi({}, draft).on(saveEntry, () => {
      throw refuse(competitionErrors.CLOSED);
    });
    const { user } = openEntry(draft, api);
    await user.type(await title(), ' Two');
    await pause();
    expect(screen.getAllByText('Not saved – the deadline has passed')[0]).toBeVisible();
    expect(await title()).toHaveValue('Harbourlight Two');
  });
});

describe('a team that edits together', () => {
  const clash = async () => {
    const draft = aDraft();
    const api = anApi({}, draft).on(saveEntry, ({ body }) => {
      if (body.revision < theirs.revision) {
        api.on(readOwnEntry, () => ({ entry: theirs }));
        throw refuse(competitionErrors.ENTRY_CHANGED);
      }
      return aDraft({ ...body, revision: body.revision + 1 });
    });
    const rendered = openEntry(draft, api);
    await rendered.user.type(await title(), ' Two');
    await pause();
    const notice = (await screen.findByText('Someone on your team changed this entry')).closest(
      '[role=status]',
    );
    if (!(notice instanceof HTMLElement)) throw new Error('the notice is not announced');
    return { ...rendered, notice: within(notice) };
  };

  it('is shown what a team mate changed, and what was typed stays', async () => {
    const { notice, api, user, container } = await clash();
    expect(notice.getByText('Different: Title')).toBeVisible();
    expect(await title()).toHaveValue('Harbourlight Two');
    await user.type(await title(), '!');
    await pause();
    expect(api.received(saveEntry)).toHaveLength(1);
    expect(await title()).toHaveValue('Harbourlight Two!');
    expect(screen.getByRole('button', { name: 'Submit entry' })).toBeDisabled();
    await expect(container).toHaveNoAxeViolations();
  });

  it('can load theirs', async () => {
    const { notice, user, api } = await clash();
    await user.click(notice.getByRole('button', { name: 'Load other version' }));
    expect(await title()).toHaveValue('Lighthouse');
    expect(screen.queryByText('Someone on your team changed this entry')).not.toBeInTheDocument();
    await pause();
    expect(api.received(saveEntry)).toHaveLength(1);
  });

  it('can save its own over it', async () => {
    const { notice, user, api } = await clash();
    await user.click(notice.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(2));
    expect(api.received(saveEntry)[1]?.body).toMatchObject({
      title: 'Harbourlight Two',
      revision: 9,
    });
    expect(await screen.findByText('Saved 10:42 am')).toBeVisible();
  });

  it('gets a team mate’s change at once where nothing is unsaved', async () => {
    const draft = aDraft();
    const api = anApi({}, draft);
    const { realtime } = openEntry(draft, api);
    expect(await title()).toHaveValue(ownEntryFixture.title);
    api.on(readOwnEntry, () => ({ entry: theirs }));
    await realtime.tell(entryEvent, { competitionId: aCompetition().id });
    await waitFor(() => expect(shown()).toHaveValue('Lighthouse'));
    expect(api.received(saveEntry)).toHaveLength(0);
  });

  it('is told apart from another tab of the same member', async () => {
    const alone = { team: ownEntryFixture.team.slice(0, 1) };
    const draft = aDraft(alone);
    const api = anApi({}, draft).on(saveEntry, () => {
      api.on(readOwnEntry, () => ({ entry: { ...theirs, ...alone } }));
      throw refuse(competitionErrors.ENTRY_CHANGED);
    });
    const { user } = openEntry(draft, api);
    await user.type(await title(), ' Two');
    await pause();
    expect(
      await screen.findByText('You changed this entry in another tab or on another device'),
    ).toBeVisible();
  });
});

describe('an entry that is gone', () => {
  it('leaves what was typed, from which a new one can begin', async () => {
    const draft = aDraft();
    const api = anApi({}, draft);
    const { user, realtime } = openEntry(draft, api);
    await title();
    api.on(readOwnEntry, () => ({ entry: null }));
    await realtime.tell(entryEvent, { competitionId: aCompetition().id });
    expect(await screen.findByText('You’re no longer on this team')).toBeVisible();
    await user.type(await title(), ' Two');
    await pause();
    expect(api.received(saveEntry)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Start a new entry with this' }));
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1));
    expect(api.received(saveEntry)[0]?.body).toMatchObject({
      title: 'Harbourlight Two',
      revision: 0,
    });
    expect(await screen.findByText('Saved 10:42 am')).toBeVisible();
    expect(screen.queryByText('You’re no longer on this team')).not.toBeInTheDocument();
  });

  it('can be cleared from the form', async () => {
    const draft = aDraft();
    const api = anApi({}, draft);
    const { user, realtime } = openEntry(draft, api);
    await title();
    api.on(readOwnEntry, () => ({ entry: null }));
    await realtime.tell(entryEvent, { competitionId: aCompetition().id });
    await user.click(await screen.findByRole('button', { name: 'Clear form' }));
    await waitFor(() => expect(shown()).toHaveValue(''));
  });
});
