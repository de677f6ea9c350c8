import { render, screen } from '@testing-library/react';
import { Button } from '../button/button';
import { ActionBar } from './action-bar';

describe('ActionBar', () => {
  it('holds the actions of a form, and what is chosen so far beside them', async () => {
    const { container } = render(
      <ActionBar note="Tuesday, 10:00">
        <Button>Continue</Button>
      </ActionBar>,
    );
    expect(screen.getByText('Tuesday, 10:00')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each(['on-phones', 'always'] as const)('tells toasts that it sticks %s', (sticks) => {
    const { container } = render(<ActionBar sticks={sticks}>Save</ActionBar>);
    expect(container.querySelector(`[data-page-bar='${sticks}']`)).toHaveTextContent('Save');
  });
});
