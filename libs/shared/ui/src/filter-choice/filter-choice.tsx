import { Check } from 'lucide-react';
import { Anchor } from '../anchor/anchor';
import { Count } from '../count/count';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';

export interface FilterChoiceProps {
  href: string;
  label: string;
  isChosen: boolean;
  /** How many records it would leave. */
  count?: number | undefined;
  /** Only one of its group can be chosen. */
  isOneOf?: boolean;
}

/** One value of a filter: a link to the list with it, or without it where it is on. */
export function FilterChoice({ href, label, isChosen, count, isOneOf = false }: FilterChoiceProps) {
  return (
    <Anchor
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'group/choice -mx-2 flex min-h-9 items-center gap-3 rounded-control px-2 text-small focus-ring transition-colors hover:bg-surface-hover',
        count === 0 && !isChosen && 'text-muted',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'flex size-4.5 shrink-0 items-center justify-center border',
          isOneOf ? 'rounded-full' : 'rounded-control',
          isChosen
            ? 'border-accent bg-accent text-on-accent'
            : 'border-strong bg-surface-raised group-hover/choice:border-muted',
        )}
      >
        {isChosen && <Check size={14} strokeWidth={ICON_STROKE + 1} />}
      </span>
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {count !== undefined && <Count value={count} className="text-muted" />}
    </Anchor>
  );
}
