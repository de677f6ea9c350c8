import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { classes } from '../styling/classes';
import { controlClasses } from '../styling/control-classes';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Rows at least, 3 by default. */
  rows?: number;
  /** Rows at most; beyond them it scrolls. */
  maxRows?: number;
  /** Without frame, as in a composer whose surface is the frame. */
  bare?: boolean;
}

const LINE = 24;
const PADDING = 18;

/** A text field that grows with its content. */
export function TextArea({
  rows = 3,
  maxRows = 16,
  bare = false,
  className,
  style,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const control = useFieldControl(rest);
  useLayoutEffect(() => {
    if (own.current) grow(own.current);
  });
  return (
    <textarea
      {...rest}
      {...control}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      rows={rows}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
      className={classes(
        bare
          ? 'w-full bg-transparent text-body outline-hidden placeholder:text-muted'
          : classes(controlClasses, 'px-3 py-2'),
        'field-sizing-content resize-none overflow-y-auto',
        className,
      )}
      style={{ minHeight: rows * LINE + PADDING, maxHeight: maxRows * LINE + PADDING, ...style }}
    />
  );
}

/** For browsers that lack `field-sizing`. */
function grow(element: HTMLTextAreaElement) {
  if (typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}
