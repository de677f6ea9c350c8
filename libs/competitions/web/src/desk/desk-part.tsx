import { useId, type ReactNode } from 'react';

interface DeskPartProps {
  title: string;
  /** Where a jump list leads to it. */
  anchor?: string;
  /** What it's for, below the heading. */
  hint?: ReactNode;
  /** Of its heading. */
  level?: 3 | 4;
  children: ReactNode;
}

/** A part of a competition in the settings, under its own heading; in wide windows beside it. */
export function DeskPart({ title, anchor, hint, level = 4, children }: DeskPartProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-16 outline-hidden flex min-w-0 flex-col gap-4 border-t pt-6 wide:flex-row wide:gap-8"
    >
      <div className="flex min-w-0 flex-col gap-1 wide:w-48 wide:shrink-0">
        <Heading id={id} className="text-body font-semibold wrap-anywhere">
          {title}
        </Heading>
        {hint !== undefined && <p className="text-small text-muted">{hint}</p>}
      </div>
      <div className="flex min-w-0 grow flex-col gap-4">{children}</div>
    </section>
  );
}
