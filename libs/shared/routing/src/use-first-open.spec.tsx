import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useFirstOpen } from './use-first-open';

function List({ slugs }: { slugs: readonly string[] | undefined }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const list = query.get('filter') ?? '';
  useFirstOpen({
    isOn: true,
    list,
    slugs,
    open: query.get('open'),
    hrefOf: (slug) => `?filter=${list}&open=${slug ?? ''}`,
  });
  return <p>{search}</p>;
}

const page = (slugs?: readonly string[]) => (
  <BrowserRouter>
    <List slugs={slugs} />
  </BrowserRouter>
);

describe('the first record of a list', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('is opened once the list is read', () => {
    const { rerender } = render(page());
    rerender(page(['asha', 'ravi']));
    expect(screen.getByText('?filter=&open=asha')).toBeVisible();
  });

  it('stays closed while a link that was just followed is not rendered yet', () => {
    const { rerender } = render(page());
    // What a link does to the history before React renders its page.
    act(() => window.history.pushState({ key: 'followed', idx: 1 }, '', '/?filter=sales'));
    rerender(page(['asha']));
    expect(window.location.search).toBe('?filter=sales');
  });
});
