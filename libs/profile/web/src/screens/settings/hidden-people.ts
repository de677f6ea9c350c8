import type { InfiniteData } from '@tanstack/react-query';
import { block, listBlocked, listMuted, mute, unblock, unmute } from '@upround/profile/contract';
import type { Segment } from '@upround/shared/contract-core';
import { changeInPages, type ItemOf } from '@upround/shared/query';

/** Blocking and muting, with their calls and message keys. */
export const hidings = {
  blocked: { list: listBlocked, set: block, takeBack: unblock },
  muted: { list: listMuted, set: mute, takeBack: unmute },
} as const;
export type Hiding = keyof typeof hidings;
export const hidingKinds = ['blocked', 'muted'] as const satisfies Hiding[];

export type HiddenPerson = ItemOf<typeof listBlocked>;
export type HiddenPages = InfiniteData<Segment<HiddenPerson>, string>;

/** A person's position in the list: the page and the row. */
export interface Place {
  page: number;
  row: number;
}

const rowOf = (data: readonly HiddenPerson[], { id }: HiddenPerson) =>
  data.findIndex((other) => other.id === id);

export function placeOf(pages: HiddenPages | undefined, person: HiddenPerson): Place {
  const page = pages?.pages.findIndex(({ data }) => rowOf(data, person) >= 0) ?? -1;
  return page < 0
    ? { page: 0, row: 0 }
    : { page, row: rowOf(pages?.pages[page]?.data ?? [], person) };
}

export const takeOut = (pages: HiddenPages, person: HiddenPerson): HiddenPages =>
  changeInPages(
    pages,
    ({ id }: HiddenPerson) => id === person.id,
    () => undefined,
  );

/** Puts one person back near where they stood; whatever else has changed since stays changed. */
export function putBack(
  pages: HiddenPages,
  person: HiddenPerson,
  { page, row }: Place,
): HiddenPages {
  const without = takeOut(pages, person);
  const at = Math.min(page, without.pages.length - 1);
  return {
    ...without,
    pages: without.pages.map((other, index) =>
      index === at ? { ...other, data: other.data.toSpliced(row, 0, person) } : other,
    ),
  };
}
