import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it('says how far it has come', async () => {
    const { container } = render(
      <ProgressBar label="Uploading pictures" value={3} max={5} valueText="3 of 5 pictures" />,
    );
    const bar = screen.getByRole('progressbar', { name: 'Uploading pictures' });
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 5 pictures');
    expect(bar.firstElementChild).toHaveStyle({ transform: 'scaleX(0.6)' });
    await expect(container).toHaveNoAxeViolations();
  });
});
