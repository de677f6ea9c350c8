import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListEnd } from './list-end';

const text = { more: 'Show more', failed: 'More did not load.', end: 'All.' };
const show = (state: Partial<Parameters<typeof ListEnd>[0]>, onMore = jest.fn()) => {
  render(
    <ListEnd
      {...{ hasMore: false, isLoading: false, isFailed: false, onMore, text, ...state }}
      skeleton={<p>rows</p>}
    />,
  );
  return onMore;
};

describe('the end of a list', () => {
  it('leads on, tries again after a failure, and says that this is all', async () => {
    const more = show({ hasMore: true });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const retry = show({ hasMore: true, isFailed: true });
    expect(screen.getByText('More did not load.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([more.mock.calls.length, retry.mock.calls.length]).toEqual([1, 1]);
    show({});
    expect(screen.getByText('All.')).toBeVisible();
  });

  it('holds the place of rows that are on their way', () => {
    show({ hasMore: true, isLoading: true });
    expect(screen.getByText('rows')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
