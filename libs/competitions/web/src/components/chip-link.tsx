import type { ReactNode } from 'react';
import { Anchor, classes } from '@upround/shared/ui';

interface ChipLinkProps {
  href: string;
  isChosen: boolean;
  children: ReactNode;
}

/** One of several views of a list, in the shape of a chip. */
export function ChipLink({ href, isChosen, children }: ChipLinkProps) {
  return (
    <Anchor
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'inline-flex h-9 items-center rounded-control border px-3 text-small font-medium whitespace-nowrap focus-ring transition-colors',
        isChosen
          ? 'border-accent bg-accent-subtle text-accent-text'
          : 'border-strong bg-surface-raised hover:border-muted',
      )}
    >
      {children}
    </Anchor>
  );
}
