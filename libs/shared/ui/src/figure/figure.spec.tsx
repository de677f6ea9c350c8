import { fireEvent, render, screen } from '@testing-library/react';
import { Figure } from './figure';

describe('Figure', () => {
  it('holds the room of the picture in its true ratio', async () => {
    const { container } = render(
      <Figure
        src="/media/a.webp"
        alt="Repayments by week"
        width={1200}
        height={630}
        color="#2f5d4a"
      />,
    );
    const picture = screen.getByRole('img', { name: 'Repayments by week' });
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture.parentElement).toHaveStyle({ aspectRatio: '1200 / 630' });
    await expect(container).toHaveNoAxeViolations();
  });

  it('says what the picture showed when it cannot be loaded', () => {
    render(
      <Figure src="/media/a.webp" alt="Repayments by week" width={4} height={3} caption="2026" />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Repayments by week' }));
    expect(screen.getByText('Repayments by week')).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('2026');
  });
});
