import { useId, type ReactNode } from 'react';
import { classes } from '@upround/shared/ui';

export interface SettingsPartProps {
  title: string;
  hint?: ReactNode;
  /** Stands at the end of the title's line: that something is saved. */
  note?: ReactNode;
  /** Level of its title within the page. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** One group of settings under its title. */
export function SettingsPart({ title, hint, note, level = 2, children }: SettingsPartProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex items-baseline justify-between gap-4">
          <Heading
            id={id}
            className={classes('font-semibold', level === 2 ? 'text-title' : 'text-body')}
          >
            {title}
          </Heading>
          {note}
        </div>
        {hint && <p className="max-w-measure text-small text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
