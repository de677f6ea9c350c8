import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';

export interface DisclosureProps {
  /** The text of the line that opens and closes the content. */
  label: ReactNode;
  children: ReactNode;
  /**
   * `boxed` has a border of its own, `row` fills the width of a surface and needs the same inset of its content, `plain`
   * is in the flow of a form or a panel.
   */
  variant?: 'boxed' | 'row' | 'plain';
  className?: string;
}

const insets: Record<NonNullable<DisclosureProps['variant']>, string> = {
  boxed: 'rounded-surface px-4 py-2',
  row: 'rounded-surface px-4 py-2',
  plain: '-mx-2 rounded-control px-2',
};

/** A `<details>` in the kit's look, closed at first. */
export function Disclosure({ label, children, variant = 'plain', className }: DisclosureProps) {
  return (
    <details
      className={classes(
        'group',
        variant === 'boxed' && 'rounded-surface border bg-surface-raised',
        className,
      )}
    >
      <summary
        className={classes(
          'flex min-h-11 cursor-pointer list-none items-center gap-2 text-small font-medium focus-ring',
          insets[variant],
        )}
      >
        {label}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="ml-auto shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
