import { render, screen } from '@testing-library/react';
import { SkeletonRows } from './skeleton-rows';

describe('SkeletonRows', () => {
  it('are as many as asked for, with a picture where the rows are people', async () => {
    const { container } = render(<SkeletonRows label="Loading people" count={2} people />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading people');
    expect(container.querySelectorAll('.border-b')).toHaveLength(2);
    expect(container.querySelectorAll('.rounded-full')).toHaveLength(2);
    await expect(container).toHaveNoAxeViolations();
  });
});
