import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Popover } from './popover';

describe('Popover', () => {
  it('opens beside its button and closes by Escape', async () => {
    const user = userEvent.setup();
    render(
      <main>
        <Popover trigger={<Button>Filter posts</Button>} label="Filter posts">
          <input aria-label="Written by" />
        </Popover>
      </main>,
    );
    const button = screen.getByRole('button', { name: 'Filter posts' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Filter posts' })).toBeInTheDocument();
    await expect(document.body).toHaveNoAxeViolations();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
