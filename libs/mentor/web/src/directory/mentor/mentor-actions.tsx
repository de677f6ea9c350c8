import { Bookmark, CalendarPlus, Ellipsis, Flag, Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
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
  Skeleton,
  useIsPhone,
} from '@upround/shared/ui';
import { BookmarkButton, ReportDialog } from '@upround/social/web';
import { MessageMentorSlot } from '../../mentor-parts';
import { useMentorPaneText } from './messages/catalogue';

interface MentorActionsProps {
  card: MentorCard;
  /** Undefined until they're read. */
  mentor: Mentor | undefined;
  /** They have a free time. */
  canBook: boolean;
}

/** What one does with another's page: book first, then write, save and share; in a menu, what is done rarely. */
export function MentorActions({ card, mentor, canBook }: MentorActionsProps) {
  const t = useMentorPaneText();
  const copy = useCopyLink(links.mentor(card.slug));
  const requireMember = useRequireMember();
  const name = card.person.displayName;
  const reference = { referenceType: 'MENTOR', referenceId: card.id } as const;
  const isPhone = useIsPhone();
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* On phones, the bar below has the button that would be here. */}
      {canBook && !isPhone && <BookLink slug={card.slug} />}
      {/* As wide before the button is there. */}
      <span className="flex min-w-30 *:w-full empty:hidden max-medium:grow">
        <Suspense fallback={<Skeleton className="h-10" />}>
          <MessageMentorSlot.Slot userId={card.person.id} displayName={name} />
        </Suspense>
      </span>
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
        <Menu trigger={<IconButton icon={Ellipsis} label={t('more')} />}>
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

interface BookLinkProps {
  slug: string;
  className?: string;
}

function BookLink({ slug, className }: BookLinkProps) {
  const t = useMentorPaneText();
  return (
    <ButtonLink
      href={links.bookMentor({ mentor: slug })}
      variant="primary"
      icon={CalendarPlus}
      className={className}
    >
      {t('book')}
    </ButtonLink>
  );
}

/** Booking from anywhere on the page: on phones, always at the bottom of the window. */
export function BookBar({ slug }: BookLinkProps) {
  if (!useIsPhone()) return null;
  return (
    <div
      data-page-bar
      className="sticky bottom-(--frame-bottom) z-10 mt-auto border-t bg-surface px-4 py-2.5"
    >
      <BookLink slug={slug} className="w-full" />
    </div>
  );
}
