import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './notice';

describe('Notice', () => {
  it('says its kind in words and can be dismissed', async () => {
    const dismiss = jest.fn();
    const { container } = render(
      <Notice tone="danger" title="The post was not sent" announce onDismiss={dismiss}>
        Your text is kept.
      </Notice>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^Error.*The post was not sent.*kept/);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is quiet unless it should be read out', () => {
    const { rerender } = render(<Notice>Draft saved</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Notice announce>Draft saved</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Draft saved');
  });
});
