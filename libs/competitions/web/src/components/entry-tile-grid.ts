/** Cards of entries side by side, as many as there's room for. */
export const entryTileGridClasses =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4';
