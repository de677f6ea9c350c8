import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRow } from './scroll-row';

/** Reports at once, as a browser does after the first layout. */
class ReportingObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe() {
    this.report([], this);
  }
  unobserve() {}
  disconnect() {}
}

/** A row of 300 px of which 100 are in sight, its last choice the chosen one. */
function layOut() {
  jest
    .spyOn(window, 'ResizeObserver')
    .mockImplementation((report) => new ReportingObserver(report));
  const sizes = { clientWidth: 100, scrollWidth: 300, offsetLeft: 260, offsetWidth: 40 };
  for (const [name, size] of Object.entries(sizes)) {
    const owner = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
    jest.spyOn(owner, name as 'clientWidth', 'get').mockReturnValue(size);
  }
}

const open = (chosen: boolean) =>
  render(
    <ScrollRow>
      <a href="#first">first</a>
      <a href="#last" aria-current={chosen ? 'true' : undefined}>
        last
      </a>
    </ScrollRow>,
  );

const rowOf = () => {
  const row = screen.getByRole('link', { name: 'last' }).parentElement;
  if (row === null) throw new Error('no row');
  return row;
};

afterEach(() => jest.restoreAllMocks());

describe('a row that scrolls sideways', () => {
  it('has an arrow at the end at which it goes on, and scrolls by it', async () => {
    layOut();
    open(false);
    const row = rowOf();
    row.scrollBy = jest.fn();
    expect(screen.queryByRole('button', { name: 'Scroll back' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Scroll forward' }));
    expect(row.scrollBy).toHaveBeenCalledWith({ left: 75, behavior: 'smooth' });
    act(() => {
      row.scrollLeft = 200;
      fireEvent.scroll(row);
    });
    expect(screen.getByRole('button', { name: 'Scroll back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scroll forward' })).not.toBeInTheDocument();
  });

  it('begins with what is chosen in sight', () => {
    layOut();
    open(true);
    expect(rowOf().scrollLeft).toBe(230);
  });

  it('without more than is in sight has no arrows', () => {
    open(false);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
