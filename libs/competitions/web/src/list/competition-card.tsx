import { Trophy } from 'lucide-react';
import { memo } from 'react';
import type { CompetitionCard as Card } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import {
  Badge,
  BannerDrawing,
  ICON_STROKE,
  Link,
  MetaLine,
  Name,
  VisuallyHidden,
  Words,
} from '@upround/shared/ui';
import { FollowButton } from '../components/follow-button';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { JoinedBadge } from '../components/joined-badge';
import { PhaseBadge } from '../components/phase-badge';
import { useDistance } from '../components/use-distance';
import { nextMomentOf } from '../model/phases';
import { useMoments } from '../model/use-moments';
import { cardClasses, drawingClasses, factsClasses } from './card-classes';

interface CompetitionCardProps {
  competition: Card;
  /** Its position in the list, from 1, and how many there are; -1 while that isn't known. */
  position: number;
  total: number;
}

/** A competition in a list. The whole card opens its page; words can be selected. */
export const CompetitionCard = memo(function CompetitionCard(props: CompetitionCardProps) {
  const { competition, position, total } = props;
  const t = useCompetitionPartsText();
  const href = links.competition(competition.slug);
  const open = useCardLink(href);
  const titleId = `competition-${competition.id}`;
  return (
    <article
      {...open}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId}
      className={`cursor-pointer scroll-my-28 transition-colors hover:bg-surface-hover/40 ${cardClasses}`}
    >
      <div className={drawingClasses}>
        <BannerDrawing seed={competition.slug} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <PhaseBadge phase={competition.phase} />
          {competition.canVote && <Badge tone="accent">{t('voteNow')}</Badge>}
          {competition.kind !== 'COMPETITION' && <Badge>{t(`kind.${competition.kind}`)}</Badge>}
          <JoinedBadge competition={competition} />
        </div>
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 id={titleId} className="text-body font-semibold wrap-anywhere">
            <Link href={href} tone="text">
              <Name>{competition.title}</Name>
            </Link>
          </h2>
          <p dir="auto" className="text-small wrap-anywhere">
            <Words>{competition.tagline}</Words>
          </p>
          <p className="text-small text-muted wrap-anywhere">
            {t('organiser', { name: competition.organiser })}
          </p>
        </div>
      </div>
      <div className={factsClasses}>
        {competition.prize !== null && (
          <p className="flex gap-2 text-small font-medium wrap-anywhere">
            <Trophy
              aria-hidden
              size={18}
              strokeWidth={ICON_STROKE}
              className="mt-px shrink-0 text-muted"
            />
            <span className="min-w-0">
              <VisuallyHidden>{t('prize')} </VisuallyHidden>
              {competition.prize}
            </span>
          </p>
        )}
        <NextLine competition={competition} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <MetaLine>
            {competition.phase !== 'ANNOUNCED' && (
              <span>{t('entries', { count: competition.entryCount })}</span>
            )}
            <span>{t('followers', { count: competition.followerCount })}</span>
          </MetaLine>
          <FollowButton competition={competition} size="small" />
        </div>
      </div>
    </article>
  );
});

/** What comes next, and when on the reader's clock. */
function NextLine({ competition }: { competition: Card }) {
  const t = useCompetitionPartsText();
  const moments = useMoments();
  const distance = useDistance();
  const next = nextMomentOf(competition);
  const at = next?.at ?? competition.publishedAt ?? competition.resultAt;
  return (
    <p className="text-small wrap-anywhere">
      <span className="font-medium">
        {next === undefined
          ? t('sentence.done')
          : t(`sentence.${next.step}`, { when: distance(next.at) })}
      </span>
      <time dateTime={at} className="figures text-muted">
        {' '}
        {moments.local(at)} {moments.zone(at)}
      </time>
    </p>
  );
}
