import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share2 } from 'lucide-react';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('has a name and acts', async () => {
    const press = jest.fn();
    const { container } = render(<IconButton icon={Share2} label="Share post" onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share post' }));
    expect(press).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('waits while busy', async () => {
    const press = jest.fn();
    render(<IconButton icon={Share2} label="Share post" busy onClick={press} />);
    const button = screen.getByRole('button', { name: 'Share post' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes its tooltip away on Escape, until it is pointed at again', async () => {
    const user = userEvent.setup();
    render(<IconButton icon={Share2} label="Share post" tooltip />);
    const button = screen.getByRole('button', { name: 'Share post' });
    await user.tab();
    expect(screen.getByText('Share post')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Share post')).not.toBeInTheDocument();
    await user.hover(button);
    expect(screen.getByText('Share post')).toBeInTheDocument();
  });
});
