import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Slot } from '@upround/mentor/contract';
import { offeredQuery, type SlotsOf } from './slot-queries';

/**
 * Whether the time with which the page was opened is offered: it may come from an old link. A time that's chosen on the
 * page is one that was just offered.
 *
 * @param start ISO 8601; null where none is chosen
 * @returns the free times nearest to it where it isn't free; null where it is, or isn't known yet
 */
export function useOfferedStart(of: SlotsOf | undefined, start: string | null) {
  const [opened] = useState(start);
  const isAsked = of !== undefined && opened !== null && start === opened;
  const { data } = useQuery({
    ...offeredQuery(of ?? { slug: '', service: '' }, opened ?? ''),
    enabled: isAsked,
  });
  const nearest: readonly Slot[] | null = (isAsked ? data : undefined) ?? null;
  return nearest;
}
