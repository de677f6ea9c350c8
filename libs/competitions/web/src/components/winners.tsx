import type { Competition, ListedCompetition, Winner } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Emblem, Faces, Link, Name } from '@upround/shared/ui';
import { PrizeLine } from '../competition/prize-line';
import { useCompetitionPartsText } from './messages/catalogue';

/** Faces beside the names of a team. */
const MOST_FACES = 3;

interface WinnersProps {
  competition: ListedCompetition | Competition;
}

/** Who came first and what they won; nothing before the result. */
export function Winners({ competition: { winners, slug } }: WinnersProps) {
  const t = useCompetitionPartsText();
  if (winners.length === 0) return null;
  return (
    <ul aria-label={t('winners.label')} className="flex flex-col gap-2">
      {winners.map((winner) => (
        <li
          key={winner.entryId}
          className="flex min-w-0 items-start gap-3 rounded-surface border bg-surface-raised p-3"
        >
          <Emblem seed={winner.title} size={40} />
          <WinnerText slug={slug} winner={winner} />
        </li>
      ))}
    </ul>
  );
}

interface WinnerTextProps {
  slug: string;
  winner: Winner;
  /** A heading above it says that they won. */
  isHeaded?: boolean;
}

/** A winning entry, what it won, and its team. */
export function WinnerText({ slug, winner, isHeaded = false }: WinnerTextProps) {
  const t = useCompetitionPartsText();
  const format = useFormat();
  const { entryId, title, team, prize } = winner;
  const entry = () => (
    <Link
      href={links.competition(slug, { tab: 'entries', entry: entryId })}
      tone="text"
      className="font-semibold"
    >
      <Name>{title}</Name>
    </Link>
  );
  return (
    <div className="flex min-w-0 grow flex-col gap-1 text-small wrap-anywhere">
      {isHeaded ? (
        <p className="text-body">{entry()}</p>
      ) : (
        <p>{t.rich('winners.won', { entry })}</p>
      )}
      {prize !== null && <PrizeLine prize={prize} />}
      {team.length > 0 && (
        <div className="flex min-w-0 items-center gap-2 text-muted">
          <Faces people={team.slice(0, MOST_FACES)} />
          <span className="min-w-0">
            {t('winners.by', { names: format.list(team.map(({ displayName }) => displayName)) })}
          </span>
        </div>
      )}
    </div>
  );
}
