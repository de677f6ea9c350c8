import { render, screen } from '@testing-library/react';
import { StarLine } from './star-line';

describe('StarLine', () => {
  it('says the rating, and fills as many stars', async () => {
    const { container } = render(<StarLine stars={3} most={5} label="3 of 5 stars" />);
    const stars = [...screen.getByRole('img', { name: '3 of 5 stars' }).children];
    expect(stars).toHaveLength(5);
    expect(stars.map((star) => star.classList.contains('fill-current'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    await expect(container).toHaveNoAxeViolations();
  });
});
