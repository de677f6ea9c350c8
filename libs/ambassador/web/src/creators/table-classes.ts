/** Tables of amounts, which scroll sideways where there's no room. */
export const tableClasses = {
  frame: 'overflow-x-auto rounded-surface border bg-surface-raised focus-ring',
  table: 'w-full text-left whitespace-nowrap',
  head: 'px-2 py-2.5 text-small first:pl-4 last:pr-4 medium:px-4 font-medium text-muted',
  cell: 'border-t px-2 py-3 text-left first:pl-4 last:pr-4 medium:px-4',
  number: 'figures border-t px-2 py-3 text-right first:pl-4 last:pr-4 medium:px-4',
  /** A column that phones have no room for. */
  wideOnly: 'max-medium:hidden',
} as const;
