import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import type { Pod } from '@upround/feed/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { EmptyState, ErrorState, NavTabs } from '@upround/shared/ui';
import { BackBar } from '../../components/back-bar';
import { PostList } from '../../posts/list/post-list';
import { PostSkeletons } from '../../posts/post/post-skeleton';
import { ComposerPrompt } from '../../composer/composer-prompt';
import { PendingPosts } from '../../composer/pending-posts';
import { podSource } from '../../posts/data/pod-and-user-sources';
import { PodAside } from '../pod-aside';
import { PodHeadSkeleton } from '../pod-skeletons';
import { podQuery } from '../pod-queries';
import { useFeedText } from '../../messages/catalogue';
import { usePodsText } from '../messages/catalogue';
import { PodHead } from './pod-head';

const tabs = ['trending', 'latest'] as const;

/** One pod: its description, rules and posts, and a button to post in it. */
export function PodScreen() {
  const t = usePodsText();
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const query = useQuery(podQuery(slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const pod = query.data;
  return (
    <Page
      pattern={routes.pod}
      title={pod?.name ?? t('pods.title')}
      hideHeading
      restoresOwnScroll
      className="relative"
    >
      <BackBar home={links.pods()}>{t('pod.title')}</BackBar>
      {pod !== undefined && (
        <>
          <PodHead pod={pod} />
          <PodPosts key={pod.id} pod={pod} />
          <PodAside pod={pod} />
        </>
      )}
      {query.isPending && (
        <>
          <PodHeadSkeleton />
          <div className="h-11 border-b" />
          <PostSkeletons label={t('pod.loading')} />
        </>
      )}
      {query.isError && pod === undefined && (
        <ErrorState
          className="medium:px-6"
          title={t('pod.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Page>
  );
}

function PodPosts({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const feedText = useFeedText();
  const [tab] = useSearchChoice('tab', tabs);
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [openedAt] = useState(key);
  const source = podSource(pod.id, tab);
  return (
    <>
      <NavTabs
        label={t('pod.tabs')}
        className="px-4 medium:px-6"
        tabs={tabs.map((name) => ({
          href: links.pod(pod.slug, { tab: name }),
          label: feedText(`home.${name}`),
          current: name === tab,
        }))}
      />
      <ComposerPrompt pod={{ id: pod.id, slug: pod.slug, name: pod.name }} />
      <PendingPosts podId={pod.id} />
      <PostList
        key={source.id}
        source={source}
        restores={isBack || key !== openedAt}
        hidesPod
        empty={
          <EmptyState className="medium:px-6" title={t('pod.empty')}>
            {t('pod.emptyHint')}
          </EmptyState>
        }
      />
    </>
  );
}
