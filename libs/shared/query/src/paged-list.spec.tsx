import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NetworkError } from '@upround/shared/api-client';
import { I18nProvider } from '@upround/shared/i18n';
import { PagedEnd } from './paged-end';
import { PagedList } from './paged-list';
import { itemsOf } from './pages-for';
import { createQueryClient } from './query-client';

interface Page {
  data: string[];
  nextSegment: string | null;
}

type Read = (cursor: string) => Promise<Page>;

function Letters({ read }: { read: Read }) {
  const query = useInfiniteQuery({
    queryKey: ['letters'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.nextSegment,
    retry: false,
  });
  const { items } = itemsOf(query.data);
  return (
    <PagedList
      query={query}
      skeleton={<p>Loading letters</p>}
      failed="No letters loaded"
      isEmpty={items.length === 0}
      empty={<p>No letters yet</p>}
    >
      <ul>
        {items.map((letter) => (
          <li key={letter}>{letter}</li>
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<p>Loading more</p>}
        text={{ more: 'Show more', failed: 'More letters did not load.', end: 'That is all.' }}
      />
    </PagedList>
  );
}

const show = (read: Read) =>
  render(
    <I18nProvider>
      <QueryClientProvider client={createQueryClient()}>
        <Letters read={read} />
      </QueryClientProvider>
    </I18nProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a list read page by page', () => {
  it('has the place of its rows until they are there, and says that it is empty', async () => {
    show(() => Promise.resolve({ data: [], nextSegment: null }));
    expect(screen.getByText('Loading letters')).toBeVisible();
    expect(await screen.findByText('No letters yet')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('says why nothing loaded, and tries again', async () => {
    const read = jest.fn<ReturnType<Read>, Parameters<Read>>();
    read.mockRejectedValueOnce(new NetworkError());
    read.mockResolvedValue({ data: ['a'], nextSegment: null });
    show(read);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /No letters loaded.*couldn’t reach the server/,
    );
    await press('Try again');
    expect(await screen.findByText('a')).toBeVisible();
    expect(screen.getByText('That is all.')).toBeVisible();
  });

  it('keeps its rows when the next page fails, says why, and reads on after a retry', async () => {
    const read = jest.fn<ReturnType<Read>, Parameters<Read>>();
    read.mockResolvedValueOnce({ data: ['a'], nextSegment: 'b' });
    read.mockRejectedValueOnce(new NetworkError({ timedOut: true }));
    read.mockResolvedValue({ data: ['b'], nextSegment: null });
    show(read);
    await screen.findByText('a');
    await press('Show more');
    expect(await screen.findByText(/More letters did not load. The server took too/)).toBeVisible();
    expect(rows()).toEqual(['a']);
    await press('Try again');
    expect(await screen.findByText('b')).toBeVisible();
    expect([rows(), read.mock.calls.map(([cursor]) => cursor)]).toEqual([
      ['a', 'b'],
      ['', 'b', 'b'],
    ]);
  });
});
