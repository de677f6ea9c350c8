import { screen } from '@testing-library/react';
import type { Image } from '@upround/shared/domain';
import { imagePreviewAtom } from '@upround/shared/image-preview';
import { renderScreen } from '@upround/shared/testing';
import { PostPictures } from './post-pictures';

const images: readonly Image[] = ['Whiteboard', 'Our office', ''].map((alt, at) => ({
  url: `/files/${at}.webp`,
  variants: [],
  width: 1600,
  height: 900,
  alt,
  color: '#8899aa',
}));

describe('spec 2: An image preview with zoom, rotate, previous/next and close is available globally', () => {
  it('a press on a picture opens all pictures of the post, that one first', async () => {
    const { user, store } = renderScreen(<PostPictures images={images} />);
    const link = screen.getByRole('link', { name: 'Open full image: Our office' });
    await user.click(link);
    expect(store.get(imagePreviewAtom)).toEqual({ images, start: 1, opener: link });
  });

  it('stays a link to the file, for a new tab and where there are no scripts', async () => {
    const { user, store } = renderScreen(<PostPictures images={images} />);
    const link = screen.getByRole('link', { name: 'Open full image: Whiteboard' });
    expect(link).toHaveAttribute('href', '/files/0.webp');
    await user.keyboard('{Meta>}');
    await user.click(link);
    await user.keyboard('{/Meta}');
    await user.pointer({ keys: '[MouseMiddle]', target: link });
    expect(store.get(imagePreviewAtom)).toBeNull();
  });
});
