import type { BoardRow } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { Avatar, ICON_STROKE, Link, Name, Words } from '@upround/shared/ui';
import { UserRound } from 'lucide-react';
import { useAmbassadorPartsText } from './messages/catalogue';

interface BoardPersonProps {
  row: BoardRow;
  /** With what they are, below the name. */
  hasHeadline?: boolean;
}

/** Who has a place on the board, or that their name is hidden. */
export function BoardPerson({ row: { person, isOwn }, hasHeadline = true }: BoardPersonProps) {
  const t = useAmbassadorPartsText();
  if (person === null) {
    return (
      <span className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full border border-dashed border-strong text-muted"
        >
          <UserRound size={18} strokeWidth={ICON_STROKE} />
        </span>
        <span className="text-muted">{t('hidden')}</span>
      </span>
    );
  }
  const { id, slug, displayName, avatarUrl, headline } = person;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar size={40} name={displayName} seed={id} src={avatarUrl} />
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-baseline gap-2">
          <Link
            href={links.ambassador(slug)}
            tone="text"
            className="min-w-0 font-medium wrap-anywhere"
          >
            <Name>{displayName}</Name>
          </Link>
          {isOwn && <span className="shrink-0 text-small text-accent-text">{t('you')}</span>}
        </span>
        {hasHeadline && headline !== '' && (
          <span className="text-small text-muted wrap-anywhere">
            <Words>{headline}</Words>
          </span>
        )}
      </span>
    </span>
  );
}
