import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { homeTabs, links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { lazyPart, lazyWithRetry, NavTabs } from '@upround/shared/ui';
import { PostList } from '../posts/list/post-list';
import { ComposerPrompt } from '../composer/composer-prompt';
import { PendingPosts } from '../composer/pending-posts';
import { homeSource } from '../posts/data/feed-source';
import { useFeedText } from '../messages/catalogue';
import { HomeCardSlot } from './home-card-slot';
import { GuestIntro } from './guest-intro';
import type { HomeStateProps } from './home-states';

const HomeState = /* @__PURE__ */ lazyPart<HomeStateProps>(() =>
  import('./home-states').then((module) => module.HomeState),
);

const IdeasTab = /* @__PURE__ */ lazyPart(() =>
  import('../ideas/ideas-tab').then((module) => module.IdeasTab),
);

const ComposeFromAddress = /* @__PURE__ */ lazyWithRetry(() =>
  import('../composer/address/compose-from-address').then((module) => ({
    default: module.ComposeFromAddress,
  })),
);

/** Ideas, and the feed in its three orders, each with its own address and its own place. */
export function HomeScreen() {
  const t = useFeedText();
  const { isMember } = useSession();
  const [tab] = useSearchChoice('tab', homeTabs);
  const { key, search } = useLocation();
  const kind = useNavigationType();
  const [openedAt] = useState(key);
  const shownTab = useRef(tab);
  useEffect(() => {
    // The link to the current page scrolls to its top.
    if (key !== openedAt && kind !== 'POP' && shownTab.current === tab) window.scrollTo(0, 0);
    shownTab.current = tab;
  }, [key, kind, openedAt, tab]);
  const isIdeas = tab === 'ideas';
  const source = homeSource(isIdeas ? 'trending' : tab);
  const isClosed = tab === 'following' && !isMember;
  return (
    <Page
      pattern={routes.home}
      title={t(isIdeas ? 'home.ideas' : 'home.title')}
      hideHeading
      restoresOwnScroll
    >
      <NavTabs
        label={t('home.tabs')}
        className={`sticky top-(--frame-top) z-20 bg-surface px-4 medium:px-6 ${isMember ? 'medium:[&_li:last-child]:hidden' : ''}`}
        tabs={[
          ...homeTabs.map((name) => ({
            href: links.home({ tab: name }),
            label: t(`home.${name}`),
            current: name === tab,
          })),
          // For phones alone, whose bar has no room for pods once someone is signed in.
          ...(isMember ? [{ href: links.pods(), label: t('home.pods'), current: false }] : []),
        ]}
      />
      {!isIdeas && <ComposerPrompt />}
      {isMember && !isIdeas && <HomeCardSlot.Slot />}
      {!isMember && !isClosed && !isIdeas && <GuestIntro />}
      <PendingPosts />
      <Suspense>{search.includes('compose=') && <ComposeFromAddress />}</Suspense>
      {isIdeas ? (
        <IdeasTab />
      ) : isClosed ? (
        <HomeState state="start" source={source} />
      ) : (
        <PostList
          key={source.id}
          source={source}
          restores={kind === 'POP' || key !== openedAt}
          cleared={<HomeState state="start" source={source} />}
          empty={<HomeState state={tab === 'following' ? 'quiet' : 'empty'} source={source} />}
        />
      )}
    </Page>
  );
}
