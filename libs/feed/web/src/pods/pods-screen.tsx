import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Pod } from '@upround/feed/contract';
import { routes } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { Button, EmptyState } from '@upround/shared/ui';
import { PodRow } from './pod-row';
import { podsQuery } from './pod-queries';
import { usePodsText } from './messages/catalogue';
import { findPods, topicsOf } from './pod-search';
import { PodFilters } from './pod-filters';
import { PodSkeletons } from './pod-skeletons';
import { YourPods } from './your-pods';

/** All pods, with a search within them and topics as filters. */
export function PodsScreen() {
  const t = usePodsText();
  const query = useInfiniteQuery(podsQuery());
  const pods = useMemo(() => itemsOf(query.data).items, [query.data]);
  const [params, setParams] = useSearchParams();
  const words = params.get('query') ?? '';
  const topic = params.get('topic') ?? '';
  const found = useMemo(() => findPods(pods, words, topic), [pods, words, topic]);
  const isFiltered = words !== '' || topic !== '';
  const yours = isFiltered ? [] : pods.filter(({ joined }) => joined);
  const listed = yours.length > 0 ? pods.filter(({ joined }) => !joined) : found;
  const title = yours.length > 0 ? 'discover' : isFiltered ? 'found' : 'all';
  const change = (changes: { query?: string; topic?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return (
    <Page
      pattern={routes.pods}
      title={t('pods.title')}
      heading={<span className="text-display">{t('pods.title')}</span>}
      className="pt-6 [&>:first-child]:px-4 medium:[&>:first-child]:px-6"
    >
      <p className="max-w-measure px-4 medium:px-6 pt-1 pb-3 text-small text-muted">
        {t('pods.lead')}
      </p>
      <PagedList
        query={query}
        skeleton={<PodSkeletons />}
        failed={t('pods.error')}
        className="medium:px-6"
        isEmpty={pods.length === 0}
        empty={
          <EmptyState className="medium:px-6" title={t('pods.empty')}>
            {t('pods.emptyHint')}
          </EmptyState>
        }
      >
        <PodFilters
          words={words}
          topic={topic}
          topics={topicsOf(pods)}
          shown={found.length}
          total={pods.length}
          onChange={change}
        />
        {yours.length > 0 && <YourPods pods={yours} />}
        {listed.length > 0 && <PodList title={t(`pods.${title}`)} pods={listed} />}
        {found.length === 0 && (
          <EmptyState
            className="medium:px-6"
            title={t('pods.noneFound')}
            action={
              <Button onClick={() => change({ query: '', topic: '' })}>{t('pods.clear')}</Button>
            }
          >
            {t('pods.noneFoundHint')}
          </EmptyState>
        )}
        <PagedEnd
          query={query}
          skeleton={<PodSkeletons count={2} />}
          text={{ more: t('pods.more'), failed: t('pods.moreError') }}
        />
      </PagedList>
    </Page>
  );
}

function PodList({ title, pods }: { title: string; pods: readonly Pod[] }) {
  return (
    <section aria-labelledby="pods-listed">
      <h2 id="pods-listed" className="px-4 pt-4 pb-1 font-semibold medium:px-6">
        {title}
      </h2>
      <ul>
        {pods.map((pod) => (
          <PodRow key={pod.id} pod={pod} />
        ))}
      </ul>
    </section>
  );
}
