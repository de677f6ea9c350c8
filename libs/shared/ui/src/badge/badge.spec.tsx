import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it('says what a person is in words, not by colour alone', async () => {
    const { container } = render(<Badge tone="accent">Investor</Badge>);
    expect(screen.getByText('Investor')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });
});
