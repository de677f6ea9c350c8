import { screen, waitFor, within } from '@testing-library/react';
import { feedItemFixtures, readFeed } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { TrendingPreview } from './trending-preview';

const [first] = feedItemFixtures;
if (first === undefined) throw new Error('the contract has no fixture of a post');
const posts = [1, 2, 3, 4].map((number) => ({
  ...first,
  data: { ...first.data, id: `post-${number}`, slug: `post-${number}`, text: `Post ${number}` },
}));

describe('the posts of today for a newcomer', () => {
  it('are three, each with its author and the way to it', async () => {
    const { container } = renderScreen(<TrendingPreview />, {
      api: fakeApi().on(readFeed, () => segment(posts)),
    });
    const section = within(screen.getByRole('region', { name: 'Trending now' }));
    const shown = await section.findAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => links.post(`post-${number}`)),
    );
    expect(section.getAllByText(first.data.author.displayName)).toHaveLength(3);
    await expect(container).toHaveNoAxeViolations();
  });

  it('leave nothing where there are none yet', async () => {
    renderScreen(<TrendingPreview />, { api: fakeApi().on(readFeed, () => segment([])) });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Trending now' })).not.toBeInTheDocument(),
    );
  });
});
