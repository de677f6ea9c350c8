import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Source } from '@upround/news/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, newsSorts, routes } from '@upround/shared/links';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState, useIsWide } from '@upround/shared/ui';
import { BackBar } from '../../components/back-bar';
import { StoryList } from '../../components/story-list';
import { sourceQuery } from '../../data/source-queries';
import { useNewsText } from '../../messages/catalogue';
import { beginningOf, dayOf } from '../../model/day';
import { OtherSources } from './other-sources';
import { SourceControls } from './source-controls';
import { SourceHead } from './source-head';
import { SourceSkeleton } from './source-skeleton';

/** One source: what it is, and its stories in either order from any day on. */
export function SourceScreen() {
  const t = useNewsText();
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const [head, setHead] = useState<Element | null>(null);
  const isWide = useIsWide();
  const query = useQuery(sourceQuery(slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const source = query.data;
  const title = source?.name ?? t('source.title');
  return (
    <Page pattern={routes.newsSource} title={title} hideHeading>
      <div className="relative min-h-dvh">
        <BackBar home={links.news()} heading={head} kind={t('source.title')}>
          {title}
        </BackBar>
        {source !== undefined && (
          <>
            <SourceHead source={source} nameRef={setHead} />
            <SourceStories source={source} />
            {isWide && <OtherSources id={source.id} />}
          </>
        )}
        {query.isPending && <SourceSkeleton />}
        {query.isError && source === undefined && (
          <ErrorState
            className="medium:px-6"
            title={t('source.error')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
      </div>
    </Page>
  );
}

function SourceStories({ source }: { source: Source }) {
  const t = useNewsText();
  const [sort, setSort] = useSearchChoice('sort', newsSorts);
  const [params, setParams] = useSearchParams();
  const day = dayOf(params.get('from'));
  const from = day === undefined ? undefined : beginningOf(day, sort);
  const goTo = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === '') after.delete('from');
        else after.set('from', next);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <SourceControls
        sort={sort}
        day={day ?? ''}
        latestDay={source.lastPublishedAt}
        onSort={setSort}
        onDay={goTo}
      />
      <StoryList
        key={`${sort}:${from}`}
        choice={{
          source: source.slug,
          ...(sort === 'oldest' && { sort }),
          ...(from !== undefined && { from }),
        }}
        hidesSource
        empty={
          day === undefined ? (
            <EmptyState className="medium:px-6" title={t('list.emptySource')}>
              {t('list.emptySourceHint')}
            </EmptyState>
          ) : (
            <EmptyState
              className="medium:px-6"
              title={t(sort === 'newest' ? 'list.emptyUntilDay' : 'list.emptyFromDay')}
              action={
                <ButtonLink href={links.newsSource(source.slug, { sort })}>
                  {t('list.anyDay')}
                </ButtonLink>
              }
            >
              {t('list.emptyDayHint')}
            </EmptyState>
          )
        }
      />
    </>
  );
}
