import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  it('is announced, says what was kept, and offers the way on', async () => {
    const retry = jest.fn();
    const { container } = render(
      <ErrorState title="The posts could not be loaded" onRetry={retry} level={3}>
        What you have read is still here.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('What you have read is still here.');
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });
});
