import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { MatchQuestion, MentorMatches } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import {
  Avatar,
  ButtonLink,
  classes,
  FormColumns,
  ICON_STROKE,
  Link,
  Name,
  Surface,
  Words,
} from '@upround/shared/ui';
import { MentorFigures } from '../components/mentor-figures';
import { NextFree } from '../components/next-free';
import { matchQuery } from '../data/mentor-queries';
import { Loosenings } from './loosenings';
import { BestMatches } from './match-preview';
import { useFunnelText } from './messages/catalogue';
import type { Funnel } from './use-funnel';
import { useReasonText } from './use-reason-text';

interface MatchResultsProps {
  funnel: Funnel;
  matches: MentorMatches;
}

/** The mentors that match, the best first, with the reasons; what to leave out where there are none. */
export function MatchResults({ funnel, matches: { matches, total, loosen } }: MatchResultsProps) {
  const t = useFunnelText();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={section} tabIndex={-1} className="outline-hidden">
      {total === 0 ? (
        <FormColumns
          asideLabel={t('loosen.preview')}
          aside={
            loosen[0] !== undefined && <Loosened funnel={funnel} without={loosen[0].without} />
          }
        >
          <Loosenings funnel={funnel} loosen={loosen} />
        </FormColumns>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 className="text-title font-semibold figures">
              {t('result.title', { count: total })}
            </h2>
            {total > matches.length && (
              <p className="text-small text-muted figures">
                {t('result.best', { shown: String(matches.length), total: String(total) })}{' '}
                <Link href={funnel.directoryHref}>{t('result.all')}</Link>
              </p>
            )}
          </div>
          <ol
            aria-label={t('result.list')}
            className={classes('grid gap-4', matches.length > 1 && 'wide:grid-cols-2')}
          >
            {matches.map((match, index) => (
              <MatchCard key={match.mentor.id} match={match} isBest={index === 0} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

interface LoosenedProps {
  funnel: Funnel;
  without: readonly MatchQuestion[];
}

/** The mentors that the first way out leads to. */
function Loosened({ funnel, without }: LoosenedProps) {
  const t = useFunnelText();
  const { data } = useQuery(matchQuery(funnel.answersWithout(without)));
  if (data === undefined || data.total === 0) return null;
  const [question] = without;
  const title =
    question === undefined || without.length > 1
      ? t('matching', { count: data.total })
      : t(`loosen.found.${question}`, { count: data.total });
  return <BestMatches matches={data.matches} total={data.total} title={title} />;
}

interface MatchCardProps {
  match: MentorMatches['matches'][number];
  isBest: boolean;
}

function MatchCard({ match: { mentor, reasons }, isBest }: MatchCardProps) {
  const t = useFunnelText();
  const id = useId();
  const reasonText = useReasonText();
  const { person, slug } = mentor;
  const name = person.displayName;
  const saysTime = reasons.some(({ question }) => question === 'when');
  return (
    <Surface as="li" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Avatar name={name} seed={person.id} src={person.avatarUrl} size={64} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 id={id} className="font-semibold wrap-anywhere">
            <Link href={links.mentor(slug)} tone="text">
              <Name>{name}</Name>
            </Link>
          </h3>
          <p dir="auto" className="line-clamp-3 text-small wrap-anywhere medium:line-clamp-2">
            <Words>{mentor.headline}</Words>
          </p>
          <MentorFigures mentor={mentor} />
        </div>
      </div>
      {reasons.length > 0 && (
        <ul aria-label={t('result.reasons', { name })} className="flex flex-col gap-1 text-small">
          {reasons.map((reason) => (
            <li key={reason.question} className="flex gap-2 figures">
              <Check
                aria-hidden
                size={16}
                strokeWidth={ICON_STROKE}
                className="mt-0.5 shrink-0 text-accent-text"
              />
              {reasonText(mentor, reason)}
            </li>
          ))}
        </ul>
      )}
      {!saysTime && <NextFree at={mentor.nextSlotAt} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {mentor.nextSlotAt !== null && (
          <ButtonLink
            href={links.bookMentor({ mentor: slug })}
            variant={isBest ? 'primary' : 'secondary'}
            size="small"
            aria-label={t('result.bookNamed', { name })}
          >
            {t('result.book')}
          </ButtonLink>
        )}
        <ButtonLink
          href={links.mentor(slug)}
          variant="quiet"
          size="small"
          aria-label={t('result.profileNamed', { name })}
        >
          {t('result.profile')}
        </ButtonLink>
      </div>
    </Surface>
  );
}
