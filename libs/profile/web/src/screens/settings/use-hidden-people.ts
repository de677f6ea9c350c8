import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Segment } from '@upround/shared/contract-core';
import { itemsOf, mutationFor, pagesFor, pagesKeyOf } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { hidings, type HiddenPerson, type Hiding } from './hidden-people';
import { useSettingsText } from './messages/catalogue';
import { useWhy } from './use-why';

type Pages = InfiniteData<Segment<HiddenPerson>, string>;

const words = {
  blocked: {
    done: 'people.unblocked',
    failed: 'people.unblockFailed',
    again: 'people.blockFailed',
  },
  muted: { done: 'people.unmuted', failed: 'people.unmuteFailed', again: 'people.muteFailed' },
} as const;

const body = ({ id }: HiddenPerson) => ({
  body: { referenceType: 'USER' as const, referenceId: id },
});

/** Whom one has blocked or muted. Taking somebody off the list shows at once, and can be undone for a while. */
export function useHiddenPeople(hiding: Hiding) {
  const t = useSettingsText();
  const why = useWhy();
  const client = useQueryClient();
  const { list, set, takeBack } = hidings[hiding];
  const query = useInfiniteQuery(pagesFor(list, { query: {} }));
  const key = pagesKeyOf(list, { query: {} });
  const setting = useMutation(mutationFor(set));
  const takingBack = useMutation(mutationFor(takeBack));

  const put = (pages: Pages | undefined) => client.setQueryData(key, pages);

  const restore = (person: HiddenPerson, pages: Pages | undefined) =>
    setting.mutate(body(person), {
      onSuccess: () => put(pages),
      onError: (error) =>
        toast.show({
          type: 'error',
          text: t(words[hiding].again, { name: person.displayName, why: why(error) }),
        }),
    });

  const remove = async (person: HiddenPerson) => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<Pages>(key);
    const without = before && {
      ...before,
      pages: before.pages.map((page) => ({
        ...page,
        data: page.data.filter(({ id }) => id !== person.id),
      })),
    };
    put(without);
    const name = person.displayName;
    try {
      await takingBack.mutateAsync(body(person));
      toast.show({
        type: 'info',
        text: t(words[hiding].done, { name }),
        undo: () => restore(person, before),
      });
    } catch (error) {
      put(before);
      toast.show({ type: 'error', text: t(words[hiding].failed, { name, why: why(error) }) });
    }
  };

  return {
    query,
    people: itemsOf(query.data).items,
    remove: (person: HiddenPerson) => void remove(person),
  };
}
