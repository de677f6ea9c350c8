import { queryOptions } from '@tanstack/react-query';
import { hoursLimits, listSlots, type Slot, type Slots } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { keyOf, renewedOnReturn } from '@upround/shared/query';
import { windowOfMonth } from './month';

const MS_PER_DAY = 86_400_000;
/** Free times are read again when they're shown again after this. */
const FRESH = 20_000;

/** Whose free times, and for what. */
export interface SlotsOf {
  slug: string;
  service: string;
  /** The session to move, whose own time counts as free. */
  booking?: string | undefined;
  /** A start that isn't offered, in ISO 8601. */
  except?: string | undefined;
}

const withoutExcept = <Given extends Slot>({ except }: SlotsOf, slots: readonly Given[]) =>
  slots.filter(({ start }) => start !== except);

/** All free times of a month; many are read in several answers. */
export const monthSlotsQuery = (of: SlotsOf, month: string) =>
  queryOptions<Slots, Error>({
    queryKey: [...keyOf(listSlots), 'month', of, month],
    async queryFn({ signal }) {
      const { slug, service, booking } = of;
      const read = (window: { from: string; to: string }) =>
        api.call(
          listSlots,
          { params: { slug }, query: { service, ...window, ...(booking && { booking }) } },
          { signal },
        );
      const { from, to } = windowOfMonth(month);
      const all = await read({ from, to });
      for (let next = all.next; next !== null;) {
        const more = await read({ from: next, to });
        all.slots.push(...more.slots);
        next = more.next;
      }
      return { ...all, slots: withoutExcept(of, all.slots), next: null };
    },
    staleTime: FRESH,
    ...renewedOnReturn,
  });

/** The first free time, as far ahead as can be booked; null where there is none. */
export const nextFreeQuery = (of: SlotsOf, until: string) =>
  queryOptions<string | null, Error>({
    queryKey: [...keyOf(listSlots), 'next', of, until],
    async queryFn({ signal }) {
      const { slug, service, booking } = of;
      const end = Date.parse(until);
      const length = hoursLimits.windowDays * MS_PER_DAY;
      for (let from = Date.now(); from < end; from += length) {
        const to = Math.min(from + length, end);
        const { slots } = await api.call(
          listSlots,
          {
            params: { slug },
            query: {
              service,
              from: new Date(from).toISOString(),
              to: new Date(to).toISOString(),
              limit: of.except === undefined ? 1 : 2,
              ...(booking && { booking }),
            },
          },
          { signal },
        );
        const [first] = withoutExcept(of, slots);
        if (first !== undefined) return first.start;
      }
      return null;
    },
    staleTime: FRESH,
  });
