import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

interface ActionBarProps {
  /** What is chosen so far, beside the action on phones: elsewhere the page says it. */
  note?: ReactNode;
  /** Where it sticks to the bottom of the window while the form is on the screen. */
  sticks?: 'on-phones' | 'always';
  className?: string;
  /** The main action, which continues or saves, and any secondary ones. */
  children: ReactNode;
}

const styles = {
  'on-phones':
    'flex flex-wrap items-center gap-x-4 gap-y-2 max-medium:sticky max-medium:bottom-(--frame-bottom) max-medium:z-10 max-medium:-mx-4 max-medium:border-t max-medium:bg-surface max-medium:px-4 max-medium:py-3 max-medium:*:only:grow',
  always:
    'sticky bottom-(--frame-bottom) z-10 -mx-4 flex flex-col gap-2 border-t bg-surface px-4 py-3 medium:mx-0 medium:px-0',
} as const;

/** The actions of a form, below its fields. Toasts don't cover it: the styles read `data-page-bar`. */
export const ActionBar = ({ note, sticks = 'on-phones', className, children }: ActionBarProps) => (
  <div data-page-bar={sticks} className={classes(styles[sticks], className)}>
    {note && (
      <div className="min-w-0 grow basis-32 text-small wrap-anywhere medium:hidden">{note}</div>
    )}
    {children}
  </div>
);
