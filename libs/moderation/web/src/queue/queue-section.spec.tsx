import { screen, waitFor, within } from '@testing-library/react';
import {
  assignCase,
  listCases,
  readCase,
  removeSpam,
  undoDecision,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aPerson, refuse, segment } from '@upround/shared/testing';
import { detailOf, moderator, openQueue, queueApi, someCases } from './queue-test.fixtures';

const [first, second, third] = someCases.map(({ id }) => id);
const list = () => screen.findByRole('list', { name: 'Open cases' });
const rows = async () => within(await list()).getAllByRole('listitem');
/** The case that is read. */
const opened = (text: string) =>
  screen.findByRole('article').then((one) => within(one).findByText(text));

describe('O12: the queue', () => {
  it('says of each case what was reported, why, how often, by whom and who works on it', async () => {
    const assignee = aPerson({ displayName: 'Mira Das' });
    const cases = [
      ...someCases.slice(0, 1),
      { ...detailOf(someCases[1]!), text: '', author: null, assignee, reportCount: 1 },
      { ...detailOf(someCases[2]!), kind: 'APPEAL' as const, categories: [], mine: true },
    ];
    const { container } = openQueue(queueApi(cases));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /Asha Rao5 JanSend me ₹5,000.*False or misleading claimsPost · 2 reports$/,
      ),
      expect.stringMatching(/No author5 JanNo textSpam or a scamPost · 1 reportTaken by Mira Das$/),
      expect.stringMatching(/Asha Rao5 JanSame list.*AppealPostYou’re part of this case$/),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('keeps its order and whose cases it shows in the address', async () => {
    const api = queueApi();
    const { user, address } = openQueue(api);
    await list();
    await user.click(screen.getByRole('radio', { name: 'Oldest first' }));
    await user.click(screen.getByRole('radio', { name: 'Unassigned' }));
    // The first case opens as soon as the list is there, before or after the second choice.
    const query = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ sort: 'age', assigned: 'none' });
    await waitFor(() =>
      expect(api.received(listCases).at(-1)?.query).toMatchObject({
        sort: 'age',
        assigned: 'none',
      }),
    );
    expect(api.received(listCases)[0]?.query).toMatchObject({ sort: 'weight' });
  });

  it.each([
    ['', 'The queue is empty'],
    ['&assigned=me', 'You haven’t taken any cases'],
    ['&assigned=none', 'Every case is taken'],
  ])('says why it is empty at %p', async (query, title) => {
    const { container } = openQueue(queueApi([]), query);
    expect(await screen.findByText(title)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its place while it loads', async () => {
    const api = queueApi();
    const answer = api.pause(listCases);
    openQueue(api);
    expect(await screen.findByText('Loading open cases')).toBeInTheDocument();
    answer();
    expect(await rows()).toHaveLength(3);
  });

  it('says why it couldn’t be loaded, and is loaded again', async () => {
    const api = queueApi().on(listCases, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user, container } = openQueue(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the queue');
    await expect(container).toHaveNoAxeViolations();
    api.on(listCases, () => segment([...someCases]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('is for moderators', async () => {
    const api = queueApi().on(listCases, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { container } = openQueue(api);
    expect(await screen.findByText('The queue is for moderators')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('opens its first case where there is room for both, and others beside it', async () => {
    const { user, address } = openQueue();
    const row = (await rows())[1]!;
    await waitFor(() => expect(address()).toBe(`/settings?section=moderation&case=${first}`));
    expect(await opened('No one doubles money in a week.')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(within(row).getByRole('button'));
    expect(address()).toBe(`/settings?section=moderation&case=${second}`);
    expect(within(row).getByRole('button')).toHaveAttribute('aria-current', 'true');
    expect(within(row).getByRole('button')).toHaveFocus();
  });

  it('gives its place to a case on a phone, and comes back', async () => {
    const { user, address } = openQueue(queueApi(), '', false);
    const [row] = await rows();
    expect(address()).toBe('/settings?section=moderation');
    await user.click(within(row!).getByRole('button'));
    expect(address()).toBe(`/settings?section=moderation&case=${first}`);
    expect(await screen.findByRole('heading', { name: /’s post$/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to the queue' }));
    expect(address()).toBe('/settings?section=moderation');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(within(row!).getByRole('button')).toHaveFocus();
  });

  it('has the focus itself where the case that was open is gone', async () => {
    const { user } = openQueue(queueApi(), '&case=gone', false);
    await rows();
    await user.click(await screen.findByRole('button', { name: 'Back to the queue' }));
    expect(document.activeElement).toContainElement(
      screen.getByRole('list', { name: 'Open cases' }),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('says that a case doesn’t exist, and why one couldn’t be loaded', async () => {
    const api = queueApi().on(readCase, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { user } = openQueue(api, '&case=gone');
    expect(await screen.findByText('Case not found')).toBeVisible();
    api.on(readCase, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    await user.click(within((await rows())[0]!).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the case');
    api.on(readCase, () => detailOf(someCases[0]!));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('O12: keys in the queue', () => {
  it('j and k go through it and open each case in its place', async () => {
    const { user, address, go } = openQueue();
    const [, two, three] = await rows();
    await screen.findByRole('article');
    await user.keyboard('jj');
    expect(three).toHaveFocus();
    expect(address()).toBe(`/settings?section=moderation&case=${third}`);
    await user.keyboard('k');
    expect(two).toHaveFocus();
    expect(address()).toContain(`case=${second}`);
    expect(await opened('No one doubles money in a week.')).toBeVisible();
    // The cases that were passed are no steps of the way back.
    await go(-1);
    expect(address()).toContain(`case=${second}`);
  });

  it('j opens nothing where a case would take the list’s place', async () => {
    const { user, address } = openQueue(queueApi(), '', false);
    const [one, two] = await rows();
    // Without a layout every row is out of sight.
    one!.focus();
    await user.keyboard('j');
    expect(two).toHaveFocus();
    expect(address()).toBe('/settings?section=moderation');
  });

  it('a takes the open case, and releases it again', async () => {
    const { id, slug, displayName, avatarUrl } = moderator;
    const me = aPerson({ id, slug, displayName, avatarUrl });
    const api = queueApi().on(assignCase, ({ body }) => ({
      ...detailOf(someCases[0]!),
      assignee: body.isMine ? me : null,
    }));
    const { user } = openQueue(api, `&case=${first}`);
    expect(await screen.findByRole('button', { name: 'Take case' })).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByRole('button', { name: 'Release case' })).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByRole('button', { name: 'Take case' })).toBeVisible();
    expect(api.received(assignCase).map(({ body }) => body)).toEqual([
      { isMine: true },
      { isMine: false },
    ]);
  });
});

describe('O12: several cases at once', () => {
  const choose = async (place: number) =>
    within((await rows())[place]!).getByRole('checkbox', { name: /^Select: / });
  const decision = (caseId: string) => ({
    id: `decision-of-${caseId}`,
    caseId,
    action: 'REMOVE' as const,
    undoUntil: '2026-01-05T11:00:10.000Z',
  });
  const openDialog = async (api = queueApi()) => {
    const rendered = openQueue(api);
    await rendered.user.click(await choose(1));
    await rendered.user.click(await choose(2));
    expect(screen.getByText('2 cases selected')).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Remove as spam' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove 2 items as spam?' });
    const send = () =>
      rendered.user.click(within(dialog).getByRole('button', { name: 'Remove as spam' }));
    return { ...rendered, dialog, send, field: within(dialog).getByRole('textbox') };
  };

  it('are selected, save one’s own, and cleared', async () => {
    const cases = someCases.map((item, place) => ({ ...item, mine: place === 0 }));
    const { user, container } = openQueue(queueApi(cases));
    expect(await choose(0)).toBeDisabled();
    await user.click(await choose(1));
    expect(screen.getByText('1 case selected')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
    expect(await choose(1)).not.toBeChecked();
  });

  it('are removed as spam with one reason, and those that weren’t are counted', async () => {
    const api = queueApi().on(removeSpam, () => {
      api.on(listCases, () => segment([...someCases.slice(0, 1)]));
      return { decisions: [decision(second!)], skipped: [third!] };
    });
    const { user, dialog, field, send } = await openDialog(api);
    await expect(dialog).toHaveNoAxeViolations();
    await user.type(field, ' The same advert. ');
    await send();
    expect(await screen.findByText(/1 item removed\. 1 case was skipped/)).toBeVisible();
    expect(api.received(removeSpam)).toEqual([
      { body: { caseIds: [second, third], reason: 'The same advert.' } },
    ]);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('come back when that is undone', async () => {
    const api = queueApi()
      .on(removeSpam, () => ({ decisions: [decision(second!), decision(third!)], skipped: [] }))
      .on(undoDecision, () => someCases[1]!);
    const { user, field, send } = await openDialog(api);
    await user.type(field, 'The same advert.');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Decision undone\./)).toBeVisible();
    expect(api.received(undoDecision).map(({ params }) => params.id)).toEqual([
      `decision-of-${second}`,
      `decision-of-${third}`,
    ]);
    expect(await rows()).toHaveLength(3);
  });

  it('aren’t removed without a reason', async () => {
    const api = queueApi().on(removeSpam, () => ({ decisions: [], skipped: [] }));
    const { field, send } = await openDialog(api);
    await send();
    expect(field).toHaveAccessibleDescription('Give a reason.');
    expect(api.received(removeSpam)).toEqual([]);
  });

  it('stay selected, with the reason, where that fails', async () => {
    const api = queueApi().on(removeSpam, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user, field, send } = await openDialog(api);
    await user.type(field, 'The same advert.');
    await send();
    expect(await screen.findByText(/Nothing was removed\./)).toBeVisible();
    expect(field).toHaveValue('The same advert.');
  });
});
