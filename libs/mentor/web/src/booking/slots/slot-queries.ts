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

/** The first free times, searched window by window; fewer than `count` if the first window with any has fewer. */
async function readNext(of: SlotsOf, until: string, count: number, signal: AbortSignal) {
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
          limit: of.except === undefined ? count : count + 1,
          ...(booking && { booking }),
        },
      },
      { signal },
    );
    const free = withoutExcept(of, slots).slice(0, count);
    if (free.length > 0) return free.map(({ start }) => start);
  }
  return [];
}

/** The first free time, as far ahead as can be booked; null where there is none. */
export const nextFreeQuery = (of: SlotsOf, until: string) =>
  queryOptions<string | null, Error>({
    queryKey: [...keyOf(listSlots), 'next', of, until],
    queryFn: async ({ signal }) => (await readNext(of, until, 1, signal))[0] ?? null,
    staleTime: FRESH,
  });

/** The starts of the first few free times in the first window: one call, since a list asks for each of its sessions. */
export const nextTimesQuery = (of: SlotsOf, until: string, count: number) =>
  queryOptions<string[], Error>({
    queryKey: [...keyOf(listSlots), 'next-times', of, until, count],
    queryFn: ({ signal }) => readNext(of, until, count, signal),
    staleTime: FRESH,
  });

/** How many times are offered in place of one that isn't free, and in how many days before and after it. */
const NEAREST = { count: 3, before: 3, after: 28 };

const distanceTo =
  (moment: string) =>
  ({ start }: Slot) =>
    Math.abs(Date.parse(start) - Date.parse(moment));

/** Null where a time is free; otherwise the free times nearest to it, in order. Asked once each time the page is opened. */
export const offeredQuery = (of: SlotsOf, start: string) =>
  queryOptions<Slot[] | null, Error>({
    queryKey: ['mentor', 'is-offered', of, start],
    async queryFn({ signal }) {
      const { slug, service } = of;
      const read = (from: number, to: number) =>
        api.call(
          listSlots,
          {
            params: { slug },
            query: { service, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
          },
          { signal },
        );
      const at = Date.parse(start);
      if ((await read(at, at + 1)).slots.some((slot) => slot.start === start)) return null;
      const { slots } = await read(
        at - NEAREST.before * MS_PER_DAY,
        at + NEAREST.after * MS_PER_DAY,
      );
      const distance = distanceTo(start);
      return slots
        .sort((one, other) => distance(one) - distance(other))
        .slice(0, NEAREST.count)
        .sort((one, other) => one.start.localeCompare(other.start))
        .map(({ start: begins, end }) => ({ start: begins, end }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
