import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';
import { galleryEntries } from './gallery-entries';

describe('Gallery', () => {
  it('shows every entry in both themes, or in one', async () => {
    const { container } = render(<Gallery />);
    for (const entry of galleryEntries) {
      expect(screen.getByRole('heading', { level: 2, name: entry.name })).toBeInTheDocument();
    }
    expect(container.querySelectorAll('[data-color-mode=dark]')).toHaveLength(
      galleryEntries.length,
    );
    await userEvent.click(screen.getAllByRole('radio', { name: 'Light' })[0] as HTMLElement);
    expect(container.querySelectorAll('[data-color-mode=dark]')).toHaveLength(0);
  });
});
