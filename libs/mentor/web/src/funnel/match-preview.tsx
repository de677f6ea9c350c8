import type { MentorMatches } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Name, Words } from '@upround/shared/ui';
import { MentorFigures } from '../components/mentor-figures';
import { Loosenings } from './loosenings';
import { useFunnelText } from './messages/catalogue';
import type { Funnel } from './use-funnel';

interface MatchPreviewProps {
  funnel: Funnel;
  matches: MentorMatches;
}

/** Mentors that the preview shows. */
const SHOWN = 5;

/** The best mentors for the answers so far. */
export function MatchPreview({ funnel, matches: { matches, total, loosen } }: MatchPreviewProps) {
  const t = useFunnelText();
  if (total === 0) return <Loosenings funnel={funnel} loosen={loosen} />;
  return <BestMatches matches={matches} total={total} title={t('matching', { count: total })} />;
}

interface BestMatchesProps extends Pick<MentorMatches, 'matches' | 'total'> {
  title: string;
}

/** The best few of the mentors, and how many more there are. */
export function BestMatches({ matches, total, title }: BestMatchesProps) {
  const t = useFunnelText();
  const shown = matches.slice(0, SHOWN);
  const rest = total - shown.length;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-title font-semibold figures">{title}</h2>
      <ul className="divide-y border-y">
        {shown.map(({ mentor }) => (
          <li key={mentor.id}>
            <Anchor
              href={links.mentor(mentor.slug)}
              className="flex gap-3 py-3 focus-ring transition-colors hover:bg-surface-hover"
            >
              <Avatar
                name={mentor.person.displayName}
                seed={mentor.person.id}
                src={mentor.person.avatarUrl}
                size={48}
              />
              <span className="flex min-w-0 flex-col">
                <span className="truncate font-medium">
                  <Name>{mentor.person.displayName}</Name>
                </span>
                <span className="line-clamp-2 text-small">
                  <Words>{mentor.headline}</Words>
                </span>
                <MentorFigures mentor={mentor} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-small text-muted figures">{t('preview.more', { count: rest })}</p>
      )}
    </div>
  );
}
