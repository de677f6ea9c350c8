import { UserRoundX } from 'lucide-react';
import { Avatar, classes, ICON_STROKE, type Icon } from '@upround/shared/ui';

interface FaceProps {
  /** Null where the account is deleted, or no member acted. */
  person: { id: string; displayName: string; avatarUrl: string | null } | null;
  /** Edge in px. */
  size: 24 | 32 | 40;
  /** In place of a picture where there is no person. */
  icon?: Icon;
}

const sizes = { 24: 'size-6', 32: 'size-8', 40: 'size-10' } as const;

/** The picture beside a name, also where no person is left to name. */
export function Face({ person, size, icon: IconPart = UserRoundX }: FaceProps) {
  if (person !== null) {
    const { id, displayName, avatarUrl } = person;
    return <Avatar name={displayName} seed={id} src={avatarUrl} size={size} />;
  }
  return (
    <span
      className={classes(
        'flex shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted',
        sizes[size],
      )}
    >
      <IconPart aria-hidden size={size / 2} strokeWidth={ICON_STROKE} />
    </span>
  );
}
