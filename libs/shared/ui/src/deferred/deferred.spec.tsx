import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Deferred } from './deferred';

describe('Deferred', () => {
  it('draws the rest first, and then what it holds', () => {
    const seen: boolean[] = [];
    function Rest() {
      useLayoutEffect(() => void seen.push(screen.queryByText('below') !== null));
      return <p>above</p>;
    }
    render(
      <>
        <Rest />
        <Deferred>
          <p>below</p>
        </Deferred>
      </>,
    );
    expect(seen).toEqual([false]);
    expect(screen.getByText('below')).toBeVisible();
  });
});
