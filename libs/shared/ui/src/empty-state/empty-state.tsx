import type { ReactNode } from 'react';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface EmptyStateProps {
  /** What will be here. */
  title: ReactNode;
  /** Why it is empty, in a sentence. */
  children?: ReactNode;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  icon?: Icon;
  /** Level of the title within the page. */
  level?: 2 | 3;
  className?: string;
}

/** Says what will be here and gives the one next step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  level = 2,
  className,
}: EmptyStateProps) {
  const IconPart = icon;
  const Heading = `h${level}` as const;
  return (
    <div className={classes('flex flex-col items-start gap-2 state-room', className)}>
      {IconPart && (
        <IconPart aria-hidden size={28} strokeWidth={ICON_STROKE} className="mb-1 text-muted" />
      )}
      <Heading className="text-body font-semibold">{title}</Heading>
      {children && <div className="max-w-form text-small text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
