import type { ResultLine } from '@upround/competitions/contract';
import { useSession } from '@upround/shared/session';
import { Badge, classes, Emblem, Link, Name, VisuallyHidden, Words } from '@upround/shared/ui';
import { useCompetitionText } from './messages/catalogue';
import { PrizeLine } from './prize-line';
import { ResultFigures } from './result-figures';
import { TeamNames } from './team-names';
import { useEntryLinks } from './use-entry-links';
import { entryLinkProps } from './use-open-entry-focus';

interface ResultRowProps {
  slug: string;
  line: ResultLine;
}

/** A place of the ranking below the first ones. */
export function ResultRow({ slug, line }: ResultRowProps) {
  const { entry } = line;
  return (
    <article className="grid min-w-0 grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-3 wide:grid-cols-[2.5rem_minmax(0,1fr)_auto] wide:gap-x-4">
      <Place line={line} className="h-10 text-body text-muted" />
      <div className="flex min-w-0 gap-3">
        <Emblem seed={entry.title} size={40} />
        <div className="flex min-w-0 flex-col gap-1">
          <EntryTitle slug={slug} line={line} />
          <Distinctions line={line} />
          <TeamNames team={entry.team} />
        </div>
      </div>
      <div className="col-start-2 min-w-0 wide:col-start-3 wide:pt-2">
        <ResultFigures line={line} hasHeads />
      </div>
    </article>
  );
}

/** The card of an entry on the podium, with a larger title; the first place has an accent border. */
export function PodiumCard({ slug, line }: ResultRowProps) {
  const { entry, rank } = line;
  const isFirst = rank === 1;
  return (
    <article
      className={classes(
        'flex h-full min-w-0 flex-col gap-3 rounded-surface border bg-surface-raised p-4',
        isFirst && 'border-accent',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Emblem seed={entry.title} size={48} />
        <Place
          line={line}
          className={classes(
            'size-10 rounded-full text-title font-semibold',
            isFirst ? 'bg-accent text-on-accent' : 'bg-accent-subtle text-accent-text',
          )}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <EntryTitle slug={slug} line={line} isLarge />
        <Distinctions line={line} />
        <div className="mt-auto pt-1">
          <TeamNames team={entry.team} />
        </div>
      </div>
      <div className="border-t pt-3">
        <ResultFigures line={line} />
      </div>
    </article>
  );
}

function Place({ line: { rank }, className }: { line: ResultLine; className: string }) {
  const t = useCompetitionText();
  return (
    <p className={classes('figures flex shrink-0 items-center justify-center', className)}>
      <VisuallyHidden>
        {rank === null ? t('result.unranked') : t('result.rank', { rank: String(rank) })}
      </VisuallyHidden>
      <span aria-hidden>{rank ?? '–'}</span>
    </p>
  );
}

function EntryTitle({ slug, line, isLarge = false }: ResultRowProps & { isLarge?: boolean }) {
  const { one } = useEntryLinks(slug);
  const { entry } = line;
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <h3 className={classes('font-semibold wrap-anywhere', isLarge && 'text-title')}>
        <Link href={one(entry.id)} tone="text" {...entryLinkProps(entry.id)}>
          <Name>{entry.title}</Name>
        </Link>
      </h3>
      <p dir="auto" className="text-small wrap-anywhere">
        <Words>{entry.tagline}</Words>
      </p>
    </div>
  );
}

/** What an entry won, and whether it's the favourite of members, or the reader's own. */
function Distinctions({ line: { entry, prize, isFavourite } }: { line: ResultLine }) {
  const t = useCompetitionText();
  const { user } = useSession();
  const isOwn = entry.team.some(({ id }) => id === user?.id);
  return (
    <>
      {prize !== null && <PrizeLine prize={prize} />}
      {(isFavourite || isOwn) && (
        <div className="flex flex-wrap gap-2">
          {isFavourite && <Badge tone="accent">{t('result.favourite')}</Badge>}
          {isOwn && <Badge>{t('tabs.entry')}</Badge>}
        </div>
      )}
    </>
  );
}
