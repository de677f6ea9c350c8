import { render, screen } from '@testing-library/react';
import { Link } from './link';

describe('Link', () => {
  it('leads where it says, and is underlined within text', async () => {
    const { container } = render(
      <p>
        Read the <Link href="/terms">terms</Link> of{' '}
        <Link href="/user/asha" tone="text">
          Asha
        </Link>
        .
      </p>,
    );
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveClass('underline');
    expect(screen.getByRole('link', { name: 'Asha' })).toHaveClass('hover:underline');
    await expect(container).toHaveNoAxeViolations();
  });
});
