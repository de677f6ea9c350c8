import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface PopoverProps {
  /** The button that opens it: one element of the kit. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when it closes; with `preventDefault` the focus need not go back to the button. */
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside the thing that opened it: filters, a date, an explanation. */
export function Popover(props: PopoverProps) {
  return (
    <Radix.Root open={props.open} defaultOpen={props.defaultOpen} onOpenChange={props.onOpenChange}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align={props.align ?? 'start'}
          side={props.side ?? 'bottom'}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={props.onCloseAutoFocus}
          className={classes(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] origin-(--radix-popover-content-transform-origin) animate-open overflow-y-auto rounded-surface border bg-surface-raised p-4 text-text shadow-floating outline-hidden motion-reduce:animate-none',
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
