import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { feedTabs, links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { EmptyState, NavTabs } from '@upround/shared/ui';
import { PostList } from '../posts/list/post-list';
import { ComposerPrompt } from '../composer/composer-prompt';
import { PendingPosts } from '../composer/pending-posts';
import { homeSource } from '../posts/data/feed-source';
import { useFeedText } from '../messages/catalogue';
import { FollowingGuest, FollowingQuiet } from './following-states';
import { GuestLine } from './guest-line';

const FollowingStart = /* @__PURE__ */ lazy(() =>
  import('./following-start').then((module) => ({ default: module.FollowingStart })),
);

/** The feed in its three orders, each with its own address and its own place. */
export function HomeScreen() {
  const t = useFeedText();
  const { isMember } = useSession();
  const [tab] = useSearchChoice('tab', feedTabs);
  const { key } = useLocation();
  const kind = useNavigationType();
  const [openedAt] = useState(key);
  const shownTab = useRef(tab);
  useEffect(() => {
    // The link of the page that is already open leads to its top.
    if (key !== openedAt && kind !== 'POP' && shownTab.current === tab) window.scrollTo(0, 0);
    shownTab.current = tab;
  }, [key, kind, openedAt, tab]);
  const source = homeSource(tab);
  const isClosed = tab === 'following' && !isMember;
  return (
    <Page pattern={routes.home} title={t('home.title')} hideHeading restoresOwnScroll>
      <NavTabs
        label={t('home.tabs')}
        className={`sticky top-(--frame-top) z-20 bg-surface px-4 ${isMember ? 'medium:[&_li:last-child]:hidden' : ''}`}
        tabs={[
          ...feedTabs.map((name) => ({
            href: links.home({ tab: name }),
            label: t(`home.${name}`),
            current: name === tab,
          })),
          // For phones alone, whose bar has no room for pods once someone is signed in.
          ...(isMember ? [{ href: links.pods(), label: t('home.pods'), current: false }] : []),
        ]}
      />
      <ComposerPrompt />
      {!isMember && !isClosed && <GuestLine />}
      <PendingPosts />
      {isClosed ? (
        <FollowingGuest />
      ) : (
        <PostList
          key={source.id}
          source={source}
          restores={kind === 'POP' || key !== openedAt}
          cleared={
            <Suspense fallback={null}>
              <FollowingStart source={source} />
            </Suspense>
          }
          empty={
            tab === 'following' ? (
              <FollowingQuiet />
            ) : (
              <EmptyState title={t('list.empty')}>{t('list.emptyHint')}</EmptyState>
            )
          }
        />
      )}
    </Page>
  );
}
