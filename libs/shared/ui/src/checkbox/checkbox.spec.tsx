import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('is checked by its words, with its note as description', async () => {
    const { container } = render(<Checkbox label="A weekly summary" hint="On Mondays." />);
    const box = screen.getByRole('checkbox', { name: /A weekly summary/ });
    expect(box).toHaveAccessibleDescription('On Mondays.');
    await userEvent.click(screen.getByText('A weekly summary'));
    expect(box).toBeChecked();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says that some of its group are checked', () => {
    render(<Checkbox label="Select all" checked={false} mixed onChange={() => undefined} />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it('puts the error in place of the hint', () => {
    render(
      <Checkbox label="I accept the terms" hint="One page." error="Accept the terms to go on." />,
    );
    const box = screen.getByRole('checkbox');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
  });
});
