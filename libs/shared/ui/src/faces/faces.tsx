import { Avatar } from '../avatar/avatar';
import { classes } from '../styling/classes';

export interface FacesProps {
  people: readonly { id: string; displayName: string; avatarUrl: string | null }[];
  /** Edge in px. */
  size?: 24 | 32 | 40;
  className?: string;
}

/** Some of the people that a line of text counts, overlapping. Decoration: the text beside it says how many. */
export function Faces({ people, size = 24, className }: FacesProps) {
  if (people.length === 0) return null;
  return (
    <span aria-hidden="true" className={classes('flex shrink-0', className)}>
      {people.map(({ id, displayName, avatarUrl }) => (
        <Avatar
          key={id}
          size={size}
          name={displayName}
          seed={id}
          src={avatarUrl}
          className="-ml-1.5 ring-2 ring-surface first:ml-0"
        />
      ))}
    </span>
  );
}
