import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
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

/** All pods, with a search within them and topics as filters. */
export function PodsScreen() {
  const t = usePodsText();
  const query = useInfiniteQuery(podsQuery());
  const pods = useMemo(() => itemsOf(query.data).items, [query.data]);
  const [params, setParams] = useSearchParams();
  const words = params.get('query') ?? '';
  const topic = params.get('topic') ?? '';
  const found = useMemo(() => findPods(pods, words, topic), [pods, words, topic]);
  const yours = found.filter(({ joined }) => joined);
  const groups = [
    { name: 'yours', pods: yours },
    {
      name: yours.length > 0 ? 'discover' : 'all',
      pods: found.filter(({ joined }) => !joined),
    },
  ] as const;
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
    <Page pattern={routes.pods} title={t('pods.title')} className="pt-4 [&>h1]:px-4">
      <p className="max-w-measure px-4 pt-1 pb-3 text-small text-muted">{t('pods.lead')}</p>
      <PagedList
        query={query}
        skeleton={<PodSkeletons />}
        failed={t('pods.error')}
        isEmpty={pods.length === 0}
        empty={<EmptyState title={t('pods.empty')}>{t('pods.emptyHint')}</EmptyState>}
      >
        <PodFilters
          words={words}
          topic={topic}
          topics={topicsOf(pods)}
          shown={found.length}
          total={pods.length}
          onChange={change}
        />
        {groups.map(
          ({ name, pods: shown }) =>
            shown.length > 0 && (
              <section key={name} aria-labelledby={`pods-${name}`}>
                <h2 id={`pods-${name}`} className="px-4 pt-6 pb-1 font-semibold">
                  {t(`pods.${name}`)}
                </h2>
                <ul>
                  {shown.map((pod) => (
                    <PodRow key={pod.id} pod={pod} />
                  ))}
                </ul>
              </section>
            ),
        )}
        {found.length === 0 && (
          <EmptyState
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
