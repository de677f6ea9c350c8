import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@upround/shared/api-client';
import { itemsOf, pagesFor, pagesKeyOf, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useForgetFollow } from '@upround/social/web';
import { changeProfile, forgetProfile, refreshLists } from '../../data/profile-cache';
import {
  hidings,
  placeOf,
  putBack,
  takeOut,
  type HiddenPages,
  type HiddenPerson,
  type Hiding,
  type Place,
} from './hidden-people';
import { useSettingsText } from './messages/catalogue';

const words = {
  blocked: {
    done: 'hidden.unblocked',
    failed: 'hidden.unblockFailed',
    again: 'hidden.blockFailed',
  },
  muted: { done: 'hidden.unmuted', failed: 'hidden.unmuteFailed', again: 'hidden.muteFailed' },
} as const;

const body = ({ id }: HiddenPerson) => ({
  body: { referenceType: 'USER' as const, referenceId: id },
});

/** The people that the member has blocked or muted. Removing someone shows at once and can be undone for a while. */
export function useHiddenPeople(hiding: Hiding) {
  const t = useSettingsText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const forgetFollow = useForgetFollow();
  const { list, set, takeBack } = hidings[hiding];
  const query = useInfiniteQuery(pagesFor(list, { query: {} }));
  const key = pagesKeyOf(list, { query: {} });

  const change = (update: (pages: HiddenPages) => HiddenPages) =>
    client.setQueryData<HiddenPages>(key, (now) => now && update(now));

  /** What is shown of them elsewhere is no longer true. This list was changed already. */
  const refresh = ({ id }: HiddenPerson, isSet: boolean) => {
    if (hiding === 'muted') changeProfile(client, id, (known) => ({ ...known, muted: isSet }));
    else {
      forgetProfile(client, id);
      if (isSet) forgetFollow(id);
    }
    refreshLists(client, list);
  };

  const restore = (person: HiddenPerson, place: Place) =>
    api.call(set, body(person)).then(
      () => {
        change((now) => putBack(now, person, place));
        refresh(person, true);
      },
      (error: unknown) =>
        toast.show({
          type: 'error',
          text: t(words[hiding].again, { name: person.displayName, why: reasonOf(error) }),
        }),
    );

  const remove = async (person: HiddenPerson) => {
    await client.cancelQueries({ queryKey: key });
    const place = placeOf(client.getQueryData<HiddenPages>(key), person);
    change((now) => takeOut(now, person));
    const name = person.displayName;
    try {
      await api.call(takeBack, body(person));
    } catch (error) {
      change((now) => putBack(now, person, place));
      toast.show({ type: 'error', text: t(words[hiding].failed, { name, why: reasonOf(error) }) });
      return;
    }
    refresh(person, false);
    toast.show({
      type: 'info',
      text: t(words[hiding].done, { name }),
      undo: () => void restore(person, place),
    });
  };

  return {
    query,
    people: itemsOf(query.data).items,
    remove: (person: HiddenPerson) => void remove(person),
  };
}
