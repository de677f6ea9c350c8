import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classes } from '../styling/classes';

export interface LinkProps extends AnchorProps {
  /**
   * `accent` within text. Outside of running text: `text` for names and titles, `muted` for times
   * and footers.
   */
  tone?: 'accent' | 'text' | 'muted';
}

const tones = {
  accent: 'text-accent-text underline decoration-1 underline-offset-2 hover:decoration-2',
  text: 'text-text no-underline hover:underline',
  muted: 'text-muted no-underline hover:text-text hover:underline',
} as const;

/** A text link. It's underlined within a paragraph, so that colour is never the only sign. */
export function Link({ tone = 'accent', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={classes('rounded-[2px] underline-offset-2 focus-ring', tones[tone], className)}
    />
  );
}
