import { Bookmark, CalendarPlus, Ellipsis, Flag, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Mentor, MentorCard } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { useRequireMember } from '@upround/shared/session';
import { useCopyLink } from '@upround/shared/toasts';
import {
  ActionButton,
  ActionRow,
  ButtonLink,
  IconButton,
  Menu,
  MenuItem,
} from '@upround/shared/ui';
import { BookmarkButton, ReportDialog } from '@upround/social/web';
import { useMentorPaneText } from './messages/catalogue';

interface MentorActionsProps {
  card: MentorCard;
  /** Undefined until they're read. */
  mentor: Mentor | undefined;
  /** They have a free time. */
  canBook: boolean;
}

/** What one does with another's page: book first, then save and share; in a menu, what is done rarely. */
export function MentorActions({ card, mentor, canBook }: MentorActionsProps) {
  const t = useMentorPaneText();
  const copy = useCopyLink(links.mentor(card.slug));
  const requireMember = useRequireMember();
  const name = card.person.displayName;
  const reference = { referenceType: 'MENTOR', referenceId: card.id } as const;
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {canBook && (
        <ButtonLink
          href={links.bookMentor({ mentor: card.slug })}
          variant="primary"
          icon={CalendarPlus}
          className="grow small:grow-0"
        >
          {t('book')}
        </ButtonLink>
      )}
      <ActionRow label={t('actions', { name })}>
        {mentor === undefined ? (
          <ActionButton icon={Bookmark} label={t('save')} text={t('save')} disabled />
        ) : (
          <BookmarkButton
            reference={reference}
            bookmarked={mentor.isBookmarked}
            count={0}
            about={name}
            text={(label) => label}
          />
        )}
        <ActionButton icon={Link2} label={t('share')} text={t('share')} onClick={copy} />
        <Menu trigger={<IconButton icon={Ellipsis} label={t('more')} className="text-muted" />}>
          <MenuItem icon={Flag} onSelect={() => requireMember(() => setReporting(true))}>
            {t('report')}
          </MenuItem>
        </Menu>
      </ActionRow>
      {isReporting && (
        <ReportDialog
          reference={reference}
          title={t('report')}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
