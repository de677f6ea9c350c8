import { useLocation, useSearchParams } from 'react-router-dom';
import { moneyStates, type MoneyState } from '@upround/moderation/contract';

const PAYMENT = 'payment';
const FIND = 'find';
const STATE = 'state';

/** What the address of the page holds: the open payment, and what was searched for. */
export function useMoneyAddress() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const hrefWith = (id: string | null) => {
    const changed = new URLSearchParams(params);
    if (id === null) changed.delete(PAYMENT);
    else changed.set(PAYMENT, id);
    return `${pathname}?${changed.toString()}`;
  };
  const put = (name: string, value: string) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      if (value === '') changed.delete(name);
      else changed.set(name, value);
      return changed;
    });
  return {
    id: params.get(PAYMENT),
    text: params.get(FIND) ?? '',
    state: moneyStates.find((state) => state === params.get(STATE)),
    /** The page of a payment. */
    hrefOf: (id: string) => hrefWith(id),
    /** Back to the list. */
    listHref: hrefWith(null),
    find: (text: string) => put(FIND, text),
    choose: (state: MoneyState | undefined) => put(STATE, state ?? ''),
  };
}
