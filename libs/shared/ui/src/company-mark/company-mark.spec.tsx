import { fireEvent, render } from '@testing-library/react';
import { CompanyMark } from './company-mark';

const show = (name: string, logoUrl: string | null) => {
  const { container } = render(<CompanyMark name={name} logoUrl={logoUrl} />);
  return container;
};

describe('the mark of a company', () => {
  it('is its logo, and its monogram where the logo does not load', () => {
    const container = show('Grand Kiln', '/media/logo.webp');
    const logo = container.querySelector('img');
    expect(logo).toHaveAttribute('src', '/media/logo.webp');
    expect(logo).toHaveAttribute('alt', '');
    if (logo !== null) fireEvent.error(logo);
    expect(container.querySelector('svg')).toHaveTextContent('GK');
  });

  it('without a logo is drawn the same for every spelling of its name', () => {
    const drawn = (name: string) => show(name, null).querySelector('path')?.outerHTML;
    expect(drawn('Grand Kiln')).toBe(drawn(' grand  kiln '));
    expect(show('Grand Kiln', null).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
