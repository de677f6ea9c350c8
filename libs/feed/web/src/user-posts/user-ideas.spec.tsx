import { screen, within } from '@testing-library/react';
import { ideaFixtures, listIdeasByUser, type Idea } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { UserPosts } from './user-posts';

const person = { userId: 'u-1', displayName: 'Asha Rao', tab: 'ideas' } as const;
const open = (api: ReturnType<typeof fakeApi>, own = false) =>
  renderScreen(<UserPosts {...person} own={own} />, { api, user: aUser() });

describe('the ideas of a person', () => {
  it('are listed with their stage and what people say, page by page, without a violation', async () => {
    const [first, second, hidden] = ideaFixtures;
    const api = fakeApi().on(listIdeasByUser, ({ query }) =>
      query.cursor === 'next'
        ? segment([hidden!])
        : { data: [first!, second!], nextSegment: 'next' },
    );
    const { user, container } = open(api);
    const link = await screen.findByRole('link', { name: first?.title });
    expect(link).toHaveAttribute('href', `/idea/${first?.slug}`);
    const list = screen.getByRole('list', { name: 'Asha Rao’s ideas' });
    expect(list).toHaveTextContent('First users');
    expect(within(list).getByRole('button', { name: /^I’d use this \(5\): / })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Show more ideas' }));
    expect(await screen.findByText('Hidden by a moderator')).toBeInTheDocument();
    expect(api.received(listIdeasByUser).map(({ query }) => query.userId)).toEqual(['u-1', 'u-1']);
  });

  it('say that there are none, on the own profile with a link to write the first', async () => {
    const api = fakeApi().on(listIdeasByUser, () => segment<Idea>([]));
    open(api);
    expect(await screen.findByText(/Asha Rao hasn’t shared an idea/)).toBeInTheDocument();
    open(api, true);
    expect(await screen.findByText(/You haven’t shared an idea/)).toBeInTheDocument();
  });

  it('show that they load, and that they failed to', async () => {
    const api = fakeApi().on(listIdeasByUser, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    expect(screen.getByText('Loading ideas')).toBeInTheDocument();
    expect(await screen.findByText('Couldn’t load ideas')).toBeInTheDocument();
    api.on(listIdeasByUser, () => segment([...ideaFixtures]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: ideaFixtures[1]?.title })).toBeInTheDocument();
  });
});
