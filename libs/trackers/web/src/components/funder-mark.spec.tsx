import { render } from '@testing-library/react';
import { FunderMark } from './funder-mark';

const initials = (name: string) =>
  render(<FunderMark name={name} size={32} />).container.querySelector('svg')?.textContent;

describe('the mark of a funder', () => {
  it('has its initials, without those of what is in brackets after its name', () => {
    expect(initials('Tideway Fund')).toBe('TF');
    expect(initials('TANSEED (Tamil Nadu Startup Seed Fund)')).toBe('T');
    expect(initials('500 Global Flagship')).toBe('5F');
    expect(initials('(demo)')).toBe('D');
  });
});
