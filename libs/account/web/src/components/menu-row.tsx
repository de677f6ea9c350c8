import type { ComponentProps } from 'react';
import { Anchor, classes, ICON_STROKE, type Icon } from '@upround/shared/ui';

/** A row of the account menu: icon, words, and a control at its end. */
export const rowClasses = 'flex min-h-10 items-center gap-3 px-2 text-small';

export const pressedRowClasses = classes(
  rowClasses,
  'w-full rounded-control text-left focus-ring hover:bg-surface-hover active:bg-surface-active aria-busy:opacity-60',
);

export function RowIcon({ icon: IconPart }: { icon: Icon }) {
  return (
    <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
  );
}

/** A row that leads to a page. */
export function RowLink({
  icon,
  children,
  ...rest
}: ComponentProps<typeof Anchor> & { icon: Icon }) {
  return (
    <Anchor {...rest} className={pressedRowClasses}>
      <RowIcon icon={icon} />
      {children}
    </Anchor>
  );
}
