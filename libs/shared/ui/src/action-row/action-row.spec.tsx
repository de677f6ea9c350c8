import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Heart, MessageCircle } from 'lucide-react';
import { ActionButton, ActionLink, ActionRow } from './action-row';

describe('ActionRow', () => {
  it('groups actions with counts; a pressed one differs in shape as well as colour', async () => {
    const like = jest.fn();
    const row = (liked: boolean) => (
      <ActionRow label="Post of Asha">
        <ActionButton icon={Heart} label="Like post" count={1240} pressed={liked} onClick={like} />
        <ActionLink icon={MessageCircle} label="Read comments" count={48} href="/post/1#comments" />
      </ActionRow>
    );
    const { container, rerender } = render(row(false));
    const group = within(screen.getByRole('group', { name: 'Post of Asha' }));
    const button = group.getByRole('button', { name: 'Like post, 1.2K', pressed: false });
    expect(button).toHaveTextContent('1.2K');
    expect(button.querySelector('svg')).toHaveAttribute('fill', 'none');
    await userEvent.click(button);
    expect(like).toHaveBeenCalledTimes(1);
    rerender(row(true));
    expect(group.getByRole('button', { pressed: true })).toBe(button);
    expect(button.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
    expect(group.getByRole('link', { name: 'Read comments, 48' })).toHaveAttribute(
      'href',
      '/post/1#comments',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows no zero', () => {
    render(<ActionButton icon={Heart} label="Like post" count={0} pressed={false} />);
    expect(screen.getByRole('button', { name: 'Like post' })).toHaveTextContent('');
  });
});
