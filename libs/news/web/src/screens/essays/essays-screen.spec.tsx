import { screen, within } from '@testing-library/react';
import { essayFixtures, listEssays } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { anEssay } from '../../components/news-test.fixtures';
import { EssaysScreen } from './essays-screen';

const page = (
  data: readonly (typeof essayFixtures)[number][],
  nextSegment: string | null = null,
) => ({
  data: [...data],
  prevSegment: null,
  nextSegment,
  total: data.length,
});

const open = (api: ReturnType<typeof fakeApi>) =>
  renderScreen(<EssaysScreen />, { api, path: '/premium-content', pattern: routes.premiumContent });

describe('the page of essays', () => {
  it('lists them, and says in words which are open, without a violation', async () => {
    const { container } = open(fakeApi().on(listEssays, () => page(essayFixtures)));
    const rows = within(await screen.findByRole('list', { name: 'Essays' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent('Included');
    expect(rows[1]).toHaveTextContent('Free preview');
    expect(screen.getByRole('link', { name: 'What a board is for' })).toHaveAttribute(
      'href',
      '/premium-content/what-a-board-is-for',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Premium essays' })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says so while it loads, and what will be here', async () => {
    const api = fakeApi().on(listEssays, () => page([]));
    const resume = api.pause(listEssays);
    open(api);
    expect(await screen.findByText('Loading essays')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('No essays yet')).toBeVisible();
  });

  it('offers another try, and the next page', async () => {
    const api = fakeApi().on(listEssays, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load essays')).toBeVisible();
    api.on(listEssays, ({ query }) =>
      query.cursor === 'older'
        ? page([anEssay({ id: 'older', slug: 'older', title: 'An older one' })])
        : page(essayFixtures, 'older'),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Show more essays' }));
    expect(await screen.findByRole('link', { name: 'An older one' })).toBeVisible();
    expect(screen.getAllByRole('listitem').filter((row) => row.querySelector('h2'))).toHaveLength(
      3,
    );
  });
});
