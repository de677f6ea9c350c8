import { render, screen } from '@testing-library/react';
import { Count } from './count';

describe('Count', () => {
  it('is short, with the full number on hover', () => {
    render(<Count value={123456} />);
    expect(screen.getByText('123.5K')).toHaveAttribute('title', '1,23,456');
  });

  it('needs no title when it is whole', () => {
    render(<Count value={999} />);
    expect(screen.getByText('999')).not.toHaveAttribute('title');
  });
});
