import { memo, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MentorCard as CardOfMentor } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { useCardLink } from '@upround/shared/routing';
import { Avatar, classes, Link, MetaLine, Name, VisuallyHidden, Words } from '@upround/shared/ui';
import { useMentorCardText } from './messages/catalogue';
import { MentorFigures, PriceFrom } from './mentor-figures';
import { NeedChips } from './need-chips';
import { NextFree } from './next-free';
import { useLanguageName } from './use-language-name';

export interface MentorCardProps {
  mentor: CardOfMentor;
  /** Where it opens. */
  href: string;
  /** It's the one that is open beside the list. */
  isOpen?: boolean;
  /** Its position in the list, from 1, and how many there are; -1 while that isn't known. */
  position: number;
  total: number;
}

/** How many topics a card shows. */
const TOPICS = 3;

/** A mentor in a list. The whole card opens their page; words can be selected. */
export const MentorCard = memo(function MentorCard(props: MentorCardProps) {
  const { mentor, href, isOpen = false, position, total } = props;
  const { person } = mentor;
  const open = useCardLink(href);
  const navigate = useNavigate();
  const titleId = `mentor-${mentor.id}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <article
      {...open}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId}
      data-mentor={mentor.slug}
      className={classes(
        // In a long list, cards out of sight cost nothing; the guess of their height keeps the scrollbar still.
        'grid scroll-my-28 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b p-4 transition-colors [contain-intrinsic-size:auto_13rem] [content-visibility:auto] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        isOpen ? 'bg-accent-subtle/60' : 'hover:bg-surface-hover/40',
      )}
    >
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={48} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h2 id={titleId} className="text-body font-semibold wrap-anywhere">
          <Link
            href={href}
            tone="text"
            aria-current={isOpen ? 'true' : undefined}
            className={isOpen ? undefined : 'visited:text-muted'}
          >
            <Name>{person.displayName}</Name>
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
          <Words>{mentor.headline}</Words>
        </p>
      </div>
      <CardFacts mentor={mentor} />
    </article>
  );
});

function CardFacts({ mentor }: { mentor: CardOfMentor }) {
  const t = useMentorCardText();
  const format = useFormat();
  const languageName = useLanguageName();
  const languages = format.list(mentor.languages.map(languageName));
  return (
    <div className="col-start-2 flex min-w-0 flex-col gap-2">
      <NeedChips needs={mentor.needs} most={TOPICS} />
      <div className="flex flex-col gap-0.5">
        <MentorFigures mentor={mentor} />
        <MetaLine>
          <span className="font-medium text-text">
            <PriceFrom mentor={mentor} />
          </span>
          <span className="wrap-anywhere">
            <VisuallyHidden>{t('languages')}</VisuallyHidden>
            {languages}
          </span>
        </MetaLine>
      </div>
      <NextFree at={mentor.nextSlotAt} />
    </div>
  );
}
