import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classes } from '../styling/classes';

export interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  /** Accessible name. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Says the value in words, as `₹2Cr`. */
  valueText?: string;
  onChange: (value: number) => void;
}

/** A value on a line, by pointer and arrow keys: the browser's own. A field beside it takes exact values. */
export function Slider({ label, valueText, onChange, className, ...rest }: SliderProps) {
  const { value, min, max } = rest;
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      {...rest}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      style={{ '--filled': `${filled}%` } as CSSProperties}
      className={classes('slider h-6 w-full cursor-pointer rounded-control focus-ring', className)}
    />
  );
}
