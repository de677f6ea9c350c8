import { useId, type ReactNode } from 'react';

export interface SettingsPartProps {
  title: string;
  hint?: ReactNode;
  /** At the end of the title's line: that something is saved. It moves nothing. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A section of the settings under its title. */
export function SettingsPart({ title, hint, note, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="relative flex flex-col gap-1">
        <h2 id={id} className="text-display font-semibold">
          {title}
        </h2>
        {hint && <p className="max-w-measure text-muted">{hint}</p>}
        <div className="absolute top-1 right-0">{note}</div>
      </div>
      {children}
    </section>
  );
}
