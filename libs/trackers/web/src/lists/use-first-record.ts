import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemsOf } from '@upround/shared/query';
import { listQuery } from '../data/tracker-queries';
import type { List } from './use-list';

/**
 * Opens the first record of a wide list while none is open, and where new filters leave out the one that is. The address
 * is replaced, so that Back leaves the list.
 *
 * @param isOn false where the list isn't wide, or the viewer closed the record
 * @returns whether there is none, or none can be read
 */
export function useFirstRecord(list: List, isOn: boolean): boolean {
  const navigate = useNavigate();
  const { filters, record } = list;
  const { data, isError } = useInfiniteQuery({
    ...listQuery({ ...list, type: list.place.type }),
    enabled: false,
  });
  const records = data === undefined ? undefined : itemsOf(data).items;
  const first = records?.[0]?.slug;
  const key = JSON.stringify([filters, list.isOfHidden]);
  // A record that was opened by its link stays open until the filters change.
  const checked = useRef(record === null ? null : key);
  const follow = useEffectEvent(() => {
    const isLeftOut =
      checked.current !== key && (records ?? []).every(({ slug }) => slug !== record);
    checked.current = key;
    const isWanted = record === null ? first !== undefined : isLeftOut;
    if (isWanted) void navigate(list.hrefOf(first ?? null), { replace: true });
  });
  const isKnown = records !== undefined;
  useEffect(() => {
    if (isOn && isKnown) follow();
  }, [first, isKnown, isOn, key, record]);
  return isError || (isKnown && first === undefined);
}
