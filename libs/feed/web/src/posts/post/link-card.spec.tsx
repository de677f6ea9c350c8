import { fireEvent, screen } from '@testing-library/react';
import { linkPreviewFixtures } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { aPost } from '../../components/feed-test.fixtures';
import { LinkCard } from './link-card';
import { PostCard } from './post-card';

const [full, small, foreign] = linkPreviewFixtures;

describe('the page behind a link', () => {
  it('opens what it shows in a new tab, and tells the site nothing of us', () => {
    renderScreen(<LinkCard page={full} />);
    const link = screen.getByRole('link', { name: /What 4,000 water meters said/ });
    expect(link).toHaveAttribute('href', full.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(link).toHaveTextContent('waterledger.example');
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  });

  it('holds the room of its picture, which is ours', () => {
    renderScreen(<LinkCard page={full} />);
    const picture = screen.getByRole('img', { name: 'A row of meters in a shaft' });
    expect(picture).toHaveAttribute('src', '/media/meters-1200.webp');
    expect(picture.style.aspectRatio).toMatch(/^1200 ?\/ ?630$/);
  });

  it('shows its words alone where the picture does not load', () => {
    renderScreen(<LinkCard page={full} />);
    fireEvent.error(screen.getByRole('img', { name: 'A row of meters in a shaft' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /What 4,000 water meters said/ })).toBeVisible();
  });

  it('has a small picture beside the words, and none where there is none', () => {
    const { container, unmount } = renderScreen(<LinkCard page={small} />);
    expect(container.querySelector('img')?.style.aspectRatio).toMatch(/^1( ?\/ ?1)?$/);
    unmount();
    const { container: other } = renderScreen(<LinkCard page={foreign} />);
    expect(other.querySelector('img')).toBeNull();
    expect(screen.getByText('xn--80ak6aa92e.example')).toBeVisible();
  });

  it('T3: shows what a site says as text', () => {
    const title = '<img src=x onerror=alert(1)>';
    const { container } = renderScreen(<LinkCard page={{ ...foreign, title }} />);
    expect(screen.getByText(title)).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('is shown in its post, whose card still opens the post', async () => {
    const item = aPost({ text: `See ${full.url}`, mentions: [], linkPreview: full });
    const { user, container, address } = renderScreen(
      <PostCard item={item} position={1} total={1} />,
      { pattern: '/' },
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByText(/^See/));
    expect(address()).toBe(`/post/${item.data.slug}`);
  });
});
