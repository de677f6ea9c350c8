import { Anchor } from '../anchor/anchor';
import { Disclosure } from '../disclosure/disclosure';
import { classes } from '../styling/classes';

export interface OutlinePart {
  /** The id of the heading. */
  anchor: string;
  text: string;
  /** 3 for a part of a part. */
  level?: number;
}

export interface OutlineProps {
  /** `On this page`. */
  label: string;
  parts: readonly OutlinePart[];
  /** The anchor of the part that is being read, where the page knows it. */
  current?: string;
}

function OutlineLinks({ parts, current }: Omit<OutlineProps, 'label'>) {
  return (
    <ol className="text-small">
      {parts.map(({ level, text, anchor }) => (
        <li key={anchor}>
          <Anchor
            href={`#${anchor}`}
            aria-current={anchor === current ? 'location' : undefined}
            className={classes(
              'flex min-h-8 items-center border-l-2 border-border py-1 pl-3 text-muted focus-ring transition-colors hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text',
              level === 3 && 'pl-6',
            )}
          >
            {text}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

/** The parts of a text beside it, where the window is wide. */
export function SideOutline({ label, ...rest }: OutlineProps) {
  return (
    <nav aria-label={label}>
      <p className="pb-2 text-small font-semibold">{label}</p>
      <OutlineLinks {...rest} />
    </nav>
  );
}

/** The parts of a text above it, folded, where the window is narrow. */
export function FoldedOutline({ label, ...rest }: OutlineProps) {
  return (
    <Disclosure label={label} variant="boxed" className="wide:hidden print:hidden">
      <nav aria-label={label} className="px-4 pb-3">
        <OutlineLinks {...rest} />
      </nav>
    </Disclosure>
  );
}
