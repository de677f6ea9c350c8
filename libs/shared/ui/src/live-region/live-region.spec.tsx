import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { LiveRegion } from './live-region';

describe('LiveRegion', () => {
  it('is polite, and there before its words', () => {
    const { rerender } = render(<LiveRegion />);
    const region = screen.getByRole('status');
    expect(region).toHaveAttribute('aria-live', 'polite');
    rerender(<LiveRegion>3 new posts</LiveRegion>);
    expect(region).toHaveTextContent('3 new posts');
  });

  it('interrupts only if asked to', () => {
    render(<LiveRegion assertive>You are offline</LiveRegion>);
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  });
});

describe('VisuallyHidden', () => {
  it('is part of the name of a control', () => {
    render(
      <button type="button">
        12 <VisuallyHidden>likes</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '12 likes' })).toBeInTheDocument();
  });
});
