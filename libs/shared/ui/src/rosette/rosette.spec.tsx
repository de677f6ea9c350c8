import { render } from '@testing-library/react';
import { Rosette } from './rosette';

const drawn = (seed: string) => render(<Rosette seed={seed} />).container.innerHTML;

describe('a rosette', () => {
  it('is the same for the same seed, and differs between similar ones', () => {
    expect(drawn('first-cheque')).toBe(drawn('first-cheque'));
    const seeds = ['first-cheque', 'pricing-lab', 'build-notes', 'job-hunt', 'hiring-desk'];
    expect(new Set(seeds.map(drawn)).size).toBe(seeds.length);
  });

  it('is hidden from screen readers', () => {
    const { container } = render(<Rosette seed="first-cheque" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
