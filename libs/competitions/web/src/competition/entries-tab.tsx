import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { GalleryEntry } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import {
  EmptyState,
  Name,
  Skeleton,
  SkeletonGroup,
  Surface,
  Time,
  Words,
} from '@upround/shared/ui';
import { Part } from '../components/part';
import { entriesQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { useCompetitionText } from './messages/catalogue';
import { ResultPart } from './result-part';
import { TeamNames } from './team-names';

const gridClasses = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4';

/** The gallery of entries, and the ranking in its place once it's out; before the deadline, when they appear. */
export function EntriesTab({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const moments = useMoments();
  const { phase, closesAt, slug } = view.competition;
  if (phase === 'ANNOUNCED' || phase === 'OPEN') {
    const when = `${moments.local(closesAt)} ${moments.zone(closesAt)}`;
    return (
      <EmptyState icon={EyeOff} title={t('entries.before')} className="px-0 medium:px-0">
        {t('entries.beforeHint', { when })}
      </EmptyState>
    );
  }
  // The ranking has every entry, those without a score too.
  return phase === 'RESULT' ? <ResultPart slug={slug} /> : <Gallery slug={slug} />;
}

function Gallery({ slug }: { slug: string }) {
  const t = useCompetitionText();
  const query = useInfiniteQuery({ ...entriesQuery(slug), refetchOnMount: 'always' });
  const { items } = itemsOf(query.data);
  return (
    <Part title={t('entries.title')}>
      <PagedList
        query={query}
        level={3}
        skeleton={<GallerySkeleton label={t('entries.loading')} />}
        failed={t('entries.failed')}
        isEmpty={items.length === 0}
        empty={
          <EmptyState level={3} title={t('entries.empty')} className="px-0">
            {t('entries.emptyHint')}
          </EmptyState>
        }
      >
        <p className="text-small text-muted">{t('entries.order')}</p>
        <ul className={gridClasses}>
          {items.map((entry) => (
            <li key={entry.id} className="flex min-w-0">
              <EntryCard entry={entry} />
            </li>
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<GallerySkeleton label={t('entries.loadingMore')} />}
          text={{
            more: t('entries.more'),
            failed: t('entries.moreFailed'),
            end: t('entries.end'),
          }}
        />
      </PagedList>
    </Part>
  );
}

function EntryCard({ entry }: { entry: GalleryEntry }) {
  const t = useCompetitionText();
  return (
    <Surface as="article" className="flex w-full min-w-0 flex-col gap-2">
      <h3 className="font-semibold wrap-anywhere">
        <Name>{entry.title}</Name>
      </h3>
      <p dir="auto" className="text-small wrap-anywhere">
        <Words>{entry.tagline}</Words>
      </p>
      <div className="mt-auto pt-2">
        <TeamNames team={entry.team} />
      </div>
      <p className="figures text-small text-muted">
        {t.rich('entries.submitted', {
          when: () => <Time value={entry.submittedAt} form="date" />,
        })}
      </p>
    </Surface>
  );
}

function GallerySkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={gridClasses}>
      {[0, 1, 2].map((place) => (
        <Surface key={place} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </Surface>
      ))}
    </SkeletonGroup>
  );
}
