import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

describe('Switch', () => {
  it('turns on by its words and by Space', async () => {
    const user = userEvent.setup();
    const { container } = render(<Switch label="Notify me of replies" hint="At once." />);
    const control = screen.getByRole('switch', { name: /Notify me of replies/ });
    expect(control).toHaveAccessibleDescription('At once.');
    await user.click(screen.getByText('Notify me of replies'));
    expect(control).toBeChecked();
    await user.keyboard(' ');
    expect(control).not.toBeChecked();
    await expect(container).toHaveNoAxeViolations();
  });
});
