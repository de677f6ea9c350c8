import { render, screen } from '@testing-library/react';
import { Divider } from '../divider/divider';
import { Surface } from './surface';

describe('Surface', () => {
  it('renders the requested element', async () => {
    const { container } = render(
      <Surface as="section" aria-label="Trending posts">
        <p>One</p>
        <Divider />
        <p>Two</p>
      </Surface>,
    );
    expect(screen.getByRole('region', { name: 'Trending posts' })).toBeInTheDocument();
    expect(screen.getByRole('separator')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });
});
