import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileEntry } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { AsidePart, Badge, Button, Link, Name } from '@upround/shared/ui';
import { certificateFile } from '../data/certificate-file';
import { entriesOfPersonQuery } from '../data/competition-queries';
import { EntriesSkeleton, entryClasses } from './entries-skeleton';
import { useCompetitionsCardText } from './messages/catalogue';

const LAST = Number.POSITIVE_INFINITY;

/** Wins first, then by place; otherwise as they came, the newest first. */
const byWorth = (a: ProfileEntry, b: ProfileEntry): number =>
  Number(b.prize !== null) - Number(a.prize !== null) ||
  // Two without a place have no difference.
  ((a.rank ?? LAST) === (b.rank ?? LAST) ? 0 : (a.rank ?? LAST) - (b.rank ?? LAST));

/** What a person entered and won: the best entry, and at a press the others. */
export function EntriesCard({ userId }: { userId: string }) {
  const t = useCompetitionsCardText();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useQuery(entriesOfPersonQuery(userId));
  if (isPending) return <EntriesSkeleton />;
  // Withdrawn since the profile was read, or not loaded: the profile is whole without it.
  if (data === undefined || data.data.length === 0) return null;
  const entries = [...data.data].sort(byWorth);
  const others = entries.length - 1;
  return (
    <AsidePart
      title={t('title')}
      more={
        <span className="figures flex items-center gap-x-3 text-small text-muted">
          {t('count', { count: data.count })}
          {others > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              className="-my-1 -mr-3"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('fewer') : t('more', { count: String(others) })}
            </Button>
          )}
        </span>
      }
    >
      <ul aria-label={t('list')} className="flex flex-col gap-3">
        {(isOpen ? entries : entries.slice(0, 1)).map((line) => (
          <li key={line.entry.id} className={entryClasses}>
            <EntryLine line={line} />
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

function EntryLine({ line }: { line: ProfileEntry }) {
  const t = useCompetitionsCardText();
  const { entry, competition, rank, prize, certificate } = line;
  const { slug } = competition;
  return (
    <>
      <Link
        href={links.competition(slug, { tab: 'entries', entry: entry.id })}
        tone="text"
        className="truncate font-medium"
      >
        <Name>{entry.title}</Name>
      </Link>
      <span className="truncate text-small text-muted">
        {t.rich('in', {
          competition: () => (
            <Link href={links.competition(slug)} tone="muted">
              <Name>{competition.title}</Name>
            </Link>
          ),
        })}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        {prize !== null ? (
          <Badge tone="accent" className="min-w-0 shrink">
            <span className="truncate">
              <span className="sr-only">{t('won')} </span>
              {prize}
            </span>
          </Badge>
        ) : rank === null ? (
          <Badge>{t('entered')}</Badge>
        ) : null}
        {rank !== null && <Badge>{t('place', { place: rank })}</Badge>}
        {certificate !== null && (
          <Link
            href={certificateFile(certificate)}
            download
            aria-label={t('certificateLabel', { title: entry.title })}
            className="shrink-0 text-small"
          >
            {t('certificate')}
          </Link>
        )}
      </span>
    </>
  );
}
