import { CompanyMark } from '@upround/shared/ui';

interface FunderMarkProps {
  name: string;
  /** Edge in px. */
  size: 32 | 40 | 48;
}

/** The initials of a funder, whose name is beside them. What is in brackets after a name has no initial. */
export function FunderMark({ name, size }: FunderMarkProps) {
  return <CompanyMark name={name.replace(/ \([^()]*\)$/, '')} logoUrl={null} size={size} />;
}
