import { Emblem } from '@upround/shared/ui';

interface FunderMarkProps {
  name: string;
  /** Edge in px. */
  size: 32 | 40 | 48;
}

/** The emblem of a funder, drawn for its name, which is beside it. */
export function FunderMark({ name, size }: FunderMarkProps) {
  return <Emblem seed={name.trim().toLowerCase()} size={size} />;
}
