import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeskItem } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import {
  Badge,
  ButtonLink,
  EmptyState,
  Link,
  MetaLine,
  Name,
  Skeleton,
  SkeletonGroup,
  Time,
} from '@upround/shared/ui';
import { endText } from '../components/end-text';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { PhaseBadge } from '../components/phase-badge';
import { useDistance } from '../components/use-distance';
import { nextMomentOf } from '../model/phases';
import { deskListQuery } from './desk-queries';
import { useJudgesText } from './judges/messages/catalogue';
import { useDeskText } from './messages/catalogue';
import { useDeskAddress } from './use-desk-address';

/** All competitions with their drafts, the way to each, and to a new one. */
export function DeskList() {
  const t = useDeskText();
  const { newHref } = useDeskAddress();
  const query = useInfiniteQuery({ ...deskListQuery, refetchOnMount: 'always' });
  const { items } = itemsOf(query.data);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ButtonLink href={newHref} variant="primary" className="self-start">
        {t('new')}
      </ButtonLink>
      <PagedList
        query={query}
        level={3}
        className="px-0"
        skeleton={<RowSkeletons label={t('list.loading')} />}
        failed={t('list.failed')}
        isEmpty={items.length === 0}
        empty={
          <EmptyState level={3} className="px-0" title={t('list.empty')}>
            {t('list.emptyHint')}
          </EmptyState>
        }
      >
        <ul aria-label={t('list.label')} className="divide-y border-y">
          {items.map((item) => (
            <li key={item.id} className="py-4">
              <DeskRow item={item} />
            </li>
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<RowSkeletons label={t('list.loadingMore')} />}
          text={{
            more: t('list.more'),
            failed: t('list.moreFailed'),
            end: endText(query.data, t('list.end')),
          }}
        />
      </PagedList>
    </div>
  );
}

function DeskRow({ item }: { item: DeskItem }) {
  const t = useDeskText();
  const parts = useCompetitionPartsText();
  const judges = useJudgesText();
  const { hrefOf } = useDeskAddress();
  return (
    <article className="flex min-w-0 flex-col gap-x-8 gap-y-1 medium:flex-row medium:items-center">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 font-semibold wrap-anywhere">
            <Link href={hrefOf(item.slug)} tone="text">
              <Name>{item.title}</Name>
            </Link>
          </h3>
          {item.isDraft ? <Badge>{t('draft')}</Badge> : <PhaseBadge phase={item.phase} />}
        </div>
        <MetaLine>
          <span>{parts(`kind.${item.kind}`)}</span>
          {!item.isDraft && item.phase !== 'ANNOUNCED' && (
            <span>{parts('entries', { count: item.entryCount })}</span>
          )}
          <span>{judges('count', { count: item.judges })}</span>
        </MetaLine>
      </div>
      {item.isComplete ? (
        <NextMoment item={item} />
      ) : (
        <p className="shrink-0 text-small text-muted">{t('incomplete')}</p>
      )}
    </article>
  );
}

/** What comes next, or that nothing does any more, and when. */
function NextMoment({ item }: { item: DeskItem }) {
  const parts = useCompetitionPartsText();
  const distance = useDistance();
  const next = nextMomentOf(item);
  const at = next?.at ?? item.publishedAt ?? item.resultAt;
  return (
    <p className="flex shrink-0 flex-wrap gap-x-2 text-small medium:flex-col medium:items-end">
      <span>
        {next === undefined
          ? parts('sentence.done')
          : parts(`sentence.${next.step}`, { when: distance(next.at) })}
      </span>
      <span className="figures text-muted">
        <Time value={at} form="date" />
      </span>
    </p>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y border-y">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-2 py-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
