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

  it('shows a fallback in its place until then', () => {
    const seen: (string | null)[] = [];
    function Rest() {
      useLayoutEffect(() => void seen.push(document.body.textContent));
      return null;
    }
    render(
      <>
        <Deferred fallback={<p>room</p>}>
          <p>content</p>
        </Deferred>
        <Rest />
      </>,
    );
    expect(seen).toEqual(['room']);
    expect(screen.queryByText('room')).not.toBeInTheDocument();
  });

  it('draws everything in one pass where there is no reason to wait', () => {
    const seen: (string | null)[] = [];
    function Rest() {
      useLayoutEffect(() => void seen.push(document.body.textContent));
      return null;
    }
    render(
      <>
        <Deferred fallback={<p>room</p>} atOnce>
          <p>content</p>
        </Deferred>
        <Rest />
      </>,
    );
    expect(seen).toEqual(['content']);
  });
});
