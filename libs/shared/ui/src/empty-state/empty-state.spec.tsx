import { render, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { ButtonLink } from '../button/button';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('says what will be here and gives the next step', async () => {
    const { container } = render(
      <EmptyState
        icon={Users}
        title="Posts from people you follow"
        action={<ButtonLink href="/people">Find people</ButtonLink>}
      >
        You’re not following anyone yet.
      </EmptyState>,
    );
    expect(
      screen.getByRole('heading', { level: 2, name: 'Posts from people you follow' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find people' })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });
});
