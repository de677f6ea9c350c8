import { useId, type ReactNode } from 'react';
import { classes } from '../styling/classes';
import { Surface } from '../surface/surface';

/** Settings below each other in one surface, a hairline between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <Surface padding="none">{children}</Surface>;
}

/** The room of one row, for rows that are not a `SettingRow`. */
export const settingRowClasses = 'border-b p-4 last:border-b-0 medium:px-6 medium:py-5';

export interface SettingRowProps {
  title: ReactNode;
  hint?: ReactNode;
  /** At the end of the title's line: that the setting is saved. */
  note?: ReactNode;
  /** A short current value, before the action. */
  value?: ReactNode;
  /** At the end of the row: a button or a link. */
  action?: ReactNode;
  /** Level of the title within the page. */
  level?: 2 | 3;
  /** What it deletes can't be restored. */
  tone?: 'danger';
  /** Controls, or a value of more than a few words. */
  children?: ReactNode;
}

/** One setting: what it is at the left, in wide windows its value beside it, and an action at the end. */
export function SettingRow(props: SettingRowProps) {
  const { title, hint, note, value, action, level = 3, tone, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const hasContent = children !== undefined && children !== null && children !== false;
  return (
    <section
      aria-labelledby={id}
      className={classes('flex flex-col gap-3 wide:flex-row wide:gap-8', settingRowClasses)}
    >
      <div
        className={classes(
          'flex min-w-0 flex-col gap-1',
          hasContent ? 'wide:w-64 wide:shrink-0' : 'grow',
        )}
      >
        <div className="flex items-baseline justify-between gap-4">
          <Heading
            id={id}
            className={classes('font-semibold', tone === 'danger' && 'text-danger-text')}
          >
            {title}
          </Heading>
          {note}
        </div>
        {hint && <p className="text-small text-muted">{hint}</p>}
      </div>
      {value === undefined && !hasContent && action && (
        <div className="flex shrink-0 items-start">{action}</div>
      )}
      {value === undefined && hasContent && (
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-3 wide:grow wide:flex-nowrap wide:gap-8">
          <div className="min-w-0 grow basis-32">{children}</div>
          {action && <div className="flex shrink-0 items-start">{action}</div>}
        </div>
      )}
      {value !== undefined && hasContent && <div className="min-w-0 grow">{children}</div>}
      {value !== undefined && (
        <div className="flex items-center justify-between gap-4 wide:shrink-0">
          <div className="min-w-0 text-small wide:text-right">{value}</div>
          {action}
        </div>
      )}
    </section>
  );
}
