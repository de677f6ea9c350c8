import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** A few words that add to what the element says already. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes focus. */
  children: ReactElement;
}

/** A hint on hover and focus. Never the only place of necessary information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade rounded-control bg-text px-2 py-1 text-caption font-medium text-surface motion-reduce:animate-none"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
