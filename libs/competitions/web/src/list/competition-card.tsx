import { Vote } from 'lucide-react';
import { memo } from 'react';
import type { ListedCompetition } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { Badge, ButtonLink, Link, MetaLine, Name, Words } from '@upround/shared/ui';
import { CompetitionCover } from '../components/cover/competition-cover';
import { FollowButton } from '../components/follow-button';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { JoinedBadge } from '../components/joined-badge';
import { PhaseBadge } from '../components/phase-badge';
import { useDistance } from '../components/use-distance';
import { Winners } from '../components/winners';
import { nextMomentOf } from '../model/phases';
import { useMoments } from '../model/use-moments';
import { hasUnsubmittedEntry } from './action-first';
import { badgesClasses, cardClasses, coverRatio, factsClasses } from './card-classes';

interface CompetitionCardProps {
  competition: ListedCompetition;
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
      <CompetitionCover competition={competition} ratio={coverRatio} className="min-w-0" />
      <div className={factsClasses}>
        <div className={badgesClasses}>
          <div className="flex min-w-0 flex-wrap gap-2">
            <PhaseBadge phase={competition.phase} />
            {competition.kind !== 'COMPETITION' && <Badge>{t(`kind.${competition.kind}`)}</Badge>}
            <JoinedBadge competition={competition} />
          </div>
          <FollowButton competition={competition} size="small" />
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
        <Winners competition={competition} />
        <NextLine competition={competition} />
        <CardFoot competition={competition} />
      </div>
    </article>
  );
});

/** What comes next, and when on the reader's clock. */
function NextLine({ competition }: { competition: ListedCompetition }) {
  const t = useCompetitionPartsText();
  const moments = useMoments();
  const distance = useDistance();
  const next = nextMomentOf(competition);
  const at = next?.at ?? competition.publishedAt ?? competition.resultAt;
  return (
    <p className="flex flex-col text-small wrap-anywhere">
      <span className="font-medium">
        {next === undefined
          ? t('sentence.done')
          : t(`sentence.${next.step}`, { when: distance(next.at) })}
      </span>{' '}
      <time dateTime={at} className="figures text-muted">
        {moments.local(at)} {moments.offset(at)}
      </time>
    </p>
  );
}

/** How many take part, and what the member can do there now. */
function CardFoot({ competition }: { competition: ListedCompetition }) {
  const t = useCompetitionPartsText();
  const { slug, title, phase, canVote } = competition;
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <MetaLine>
        {phase !== 'ANNOUNCED' && <span>{t('entries', { count: competition.entryCount })}</span>}
        <span>{t('followers', { count: competition.followerCount })}</span>
      </MetaLine>
      {canVote && (
        <ButtonLink
          href={links.competition(slug, { tab: 'entries' })}
          variant="primary"
          size="small"
          icon={Vote}
          aria-label={t('voteIn', { title })}
        >
          {t('voteNow')}
        </ButtonLink>
      )}
      {hasUnsubmittedEntry(competition) && (
        <ButtonLink
          href={links.competition(slug, { tab: 'entry' })}
          variant="primary"
          size="small"
          aria-label={t('finishIn', { title })}
        >
          {t('finish')}
        </ButtonLink>
      )}
    </div>
  );
}
