import { render } from '@testing-library/react';
import { Emblem } from './emblem';

const markupOf = (seed: string) => render(<Emblem seed={seed} />).container.innerHTML;

describe('an emblem', () => {
  it('is the same for the same seed, and differs between most', () => {
    expect(markupOf('harbour-ledger')).toBe(markupOf('harbour-ledger'));
    const drawn = new Set(Array.from({ length: 30 }, (_, at) => markupOf(`source-${at}`)));
    expect(drawn.size).toBeGreaterThan(20);
  });

  it('is decoration without letters', () => {
    const { container } = render(<Emblem seed="harbour-ledger" size={64} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
