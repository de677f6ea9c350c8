import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { VirtualRows } from './virtual-rows';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at}` }));

function List({ count }: { count: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="scroller">
      <VirtualRows rows={rowsOf(count)} scroller={scroller} estimate={100}>
        {(row) => (
          <button key={row.id} type="button">
            {row.id}
          </button>
        )}
      </VirtualRows>
    </div>
  );
}

const row = (at: number) => screen.queryByRole('button', { name: `row-${at}` });

function scrollTo(top: number) {
  const scroller = screen.getByTestId('scroller');
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
}

// jsdom lays nothing out: the list's window is 500 px high, each row 100.
beforeEach(() => {
  for (const length of ['clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, length, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.dataset['testid'] === 'scroller' ? 500 : 100;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

describe('VirtualRows', () => {
  it('draws all rows of a short list', () => {
    render(<List count={60} />);
    expect(screen.getAllByRole('button')).toHaveLength(60);
  });

  it('draws of a long list what is near sight', () => {
    render(<List count={1000} />);
    expect(row(0)).toBeInTheDocument();
    expect(row(100)).not.toBeInTheDocument();
    scrollTo(10_000);
    expect(row(100)).toBeInTheDocument();
    expect(row(0)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').length).toBeLessThan(60);
  });

  it('leaves the row with the focus in the page while it’s out of sight', () => {
    render(<List count={1000} />);
    act(() => row(1)?.focus());
    scrollTo(10_000);
    expect(row(1)).toHaveFocus();
    expect(row(0)).not.toBeInTheDocument();
    act(() => row(1)?.blur());
    scrollTo(20_000);
    expect(row(1)).not.toBeInTheDocument();
  });
});
