import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Later } from './later';

describe('Later', () => {
  it('draws the rest first, and then what it holds', () => {
    const seen: boolean[] = [];
    function Rest() {
      useLayoutEffect(() => void seen.push(screen.queryByText('below') !== null));
      return <p>above</p>;
    }
    render(
      <>
        <Rest />
        <Later>
          <p>below</p>
        </Later>
      </>,
    );
    expect(seen).toEqual([false]);
    expect(screen.getByText('below')).toBeVisible();
  });
});
