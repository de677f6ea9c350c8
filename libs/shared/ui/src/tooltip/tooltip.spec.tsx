import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

describe('Tooltip', () => {
  it('comes on focus, describes the button, and goes on Escape', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip text="Closes on 30 November">
        <Button>Apply for the grant</Button>
      </Tooltip>,
    );
    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Closes on 30 November');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Closes on 30 November');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
