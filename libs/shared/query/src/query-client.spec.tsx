import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from './query-client';

const KEY = ['choice'];
const never = () => new Promise<never>(() => undefined);
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A choice that is drawn from the cache, and is being read while it is changed. */
function Choice() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: never, initialData: false, staleTime: 0 });
  const { mutate } = useMutation({
    mutationFn: never,
    onMutate: async (on: boolean) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData(KEY, on);
    },
  });
  return <input type="checkbox" checked={data} onChange={({ target }) => mutate(target.checked)} />;
}

describe('what a click changes in the cache', () => {
  const holdBack = (isActing: boolean) =>
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });
  afterEach(() => holdBack(true));

  it('is drawn in the task of the click, also while it is being read', async () => {
    const client = createQueryClient();
    render(
      <QueryClientProvider client={client}>
        <Choice />
      </QueryClientProvider>,
    );
    await act(nextTask);
    expect(client.isFetching()).toBe(1);
    // As in the app, where React waits for no test.
    holdBack(false);
    const box = screen.getByRole('checkbox');
    // Asked for before the click, so that no timer of the click's is before it.
    const next = nextTask();
    box.click();
    await next;
    expect(box).toBeChecked();
    client.clear();
  });
});
