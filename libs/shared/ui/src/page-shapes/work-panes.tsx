import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface WorkPanesProps {
  /** Tabs of several pages, above both panes. */
  tabs?: ReactNode;
  list: ReactNode;
  /** What is open of the list, or what to do while nothing is. Null where there's no list either: one pane is enough. */
  detail: ReactNode | null;
  /** Whether something is open: a window too narrow for both shows it in place of the list. */
  isOpen: boolean;
}

/**
 * The panes of a page of shape `work`, from medium windows side by side. They fill the window below the frame's bars and
 * each scrolls by itself.
 */
export function WorkPanes({ tabs, list, detail, isOpen }: WorkPanesProps) {
  return (
    <div className="flex h-[calc(100dvh-var(--frame-top)-var(--frame-bottom))] flex-col overflow-hidden">
      {tabs}
      <div className="flex min-h-0 grow overflow-hidden">
        <div
          className={classes(
            'min-h-0 w-full flex-col medium:flex',
            detail !== null && 'medium:w-72 medium:shrink-0 medium:border-r wide:w-list',
            isOpen ? 'hidden' : 'flex',
          )}
        >
          {list}
        </div>
        {detail !== null && (
          <div
            className={classes(
              'min-h-0 min-w-0 grow flex-col medium:flex',
              isOpen ? 'flex' : 'hidden',
            )}
          >
            {detail}
          </div>
        )}
      </div>
    </div>
  );
}
