import { render } from '@testing-library/react';
import { BannerDrawing } from './banner-drawing';

const markupOf = (seed: string) => render(<BannerDrawing seed={seed} />).container.innerHTML;

describe('a drawn banner', () => {
  it('is the same for the same person, and differs between people', () => {
    expect(markupOf('asha')).toBe(markupOf('asha'));
    const drawn = new Set(Array.from({ length: 30 }, (_, at) => markupOf(`person-${at}`)));
    expect(drawn.size).toBe(30);
  });

  it('is decoration', () => {
    const { container } = render(<BannerDrawing seed="asha" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
