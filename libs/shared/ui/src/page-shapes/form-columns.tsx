import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface FormColumnsProps {
  /** A summary or preview of what the fields make. Below them where the window is not wide. */
  aside: ReactNode;
  /** Names the aside for screen readers. */
  asideLabel: string;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** The columns of a page of shape `form`: fields, and beside them what they make, which stays in sight. */
export function FormColumns({ aside, asideLabel, className, children }: FormColumnsProps) {
  return (
    <div className={classes('flex flex-col gap-8 wide:flex-row', className)}>
      <div className="w-full min-w-0 max-w-content">{children}</div>
      <aside aria-label={asideLabel} className="min-w-0 grow wide:min-w-72 wide:basis-0">
        <div className="wide:sticky wide:top-6">{aside}</div>
      </aside>
    </div>
  );
}
