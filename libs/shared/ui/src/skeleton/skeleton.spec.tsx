import { act, render, screen } from '@testing-library/react';
import { Skeleton, SkeletonGroup, SkeletonText } from './skeleton';

describe('SkeletonGroup', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('holds its room from the start and shows after 150 ms', () => {
    render(
      <SkeletonGroup label="Loading posts">
        <Skeleton shape="circle" className="size-10" />
        <SkeletonText lines={3} />
      </SkeletonGroup>,
    );
    const group = screen.getByText('Loading posts').parentElement;
    expect(group).toHaveClass('invisible');
    act(() => jest.advanceTimersByTime(149));
    expect(group).toHaveClass('invisible');
    act(() => jest.advanceTimersByTime(1));
    expect(group).not.toHaveClass('invisible');
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  });

  it('appears at once if asked to', async () => {
    jest.useRealTimers();
    const { container } = render(
      <SkeletonGroup delay={0}>
        <SkeletonText lines={1} />
      </SkeletonGroup>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await expect(container).toHaveNoAxeViolations();
  });
});
