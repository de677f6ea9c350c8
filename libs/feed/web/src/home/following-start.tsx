import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Button, ButtonLink } from '@upround/shared/ui';
import { FollowButton, useFollowCount } from '@upround/social/web';
import { PersonRow } from '../components/person-row';
import { PersonRowsSkeleton } from '../components/person-rows-skeleton';
import { useFeedText } from '../messages/catalogue';
import { PodRow } from '../pods/pod-row';
import { podsQuery } from '../pods/pod-queries';
import { PodSkeletons } from '../pods/pod-skeletons';
import { type FeedPages, type FeedSource } from '../posts/data/feed-source';
import { useActiveAuthors } from '../welcome/active-authors';
import { useStartText } from './messages/catalogue';

/** How many people and pods are offered. */
const OFFERED = { people: 5, pods: 4 };

/** Shown to a guest, and to a member who follows no one: suggestions of people and pods. */
export function FollowingStart({ source }: { source: FeedSource }) {
  const t = useStartText();
  const { isMember } = useSession();
  return (
    <>
      <header className="flex flex-col gap-2 border-b px-4 py-6 medium:px-6">
        <h2 className="text-title font-semibold text-balance">
          {t(isMember ? 'following.empty' : 'following.guest')}
        </h2>
        <p className="max-w-form text-small text-muted">
          {t(isMember ? 'following.emptyHint' : 'following.guestHint')}
        </p>
        {!isMember && <WaysIn />}
      </header>
      <People />
      <Pods />
      {isMember && <ShowFeed source={source} />}
    </>
  );
}

function WaysIn() {
  const t = useStartText();
  const next = links.home({ tab: 'following' });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <ButtonLink variant="primary" href={links.login({ view: 'sign-up', next })}>
        {t('guest.signUp')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={links.login({ next })}>
        {t('guest.logIn')}
      </ButtonLink>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b px-4 pt-4 pb-2 text-body font-semibold medium:px-6">
        {title}
      </h2>
      {children}
    </section>
  );
}

function People() {
  const t = useStartText();
  const { query, authors } = useActiveAuthors(OFFERED.people);
  if (!query.isPending && authors.length === 0) return null;
  return (
    <Part id="people-to-follow" title={t('following.people')}>
      {query.isPending ? (
        <PersonRowsSkeleton label={t('following.loading')} count={OFFERED.people} withReason />
      ) : (
        <ul>
          {authors.map(({ author, isFollowed, pod }) => (
            <PersonRow
              key={author.id}
              person={author}
              reason={pod === undefined ? t('following.popular') : t('following.writesIn', { pod })}
            >
              <FollowButton
                userId={author.id}
                displayName={author.displayName}
                followed={isFollowed}
              />
            </PersonRow>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Pods() {
  const t = useStartText();
  const query = useInfiniteQuery(podsQuery());
  const pods = itemsOf(query.data).items.slice(0, OFFERED.pods);
  if (!query.isPending && pods.length === 0) return null;
  return (
    <Part id="pods-to-join" title={t('following.pods')}>
      {query.isPending ? (
        <PodSkeletons count={OFFERED.pods} />
      ) : (
        <ul>
          {pods.map((pod) => (
            <PodRow key={pod.id} pod={pod} />
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Once the viewer has followed someone, the way to their posts. */
function ShowFeed({ source }: { source: FeedSource }) {
  const t = useStartText();
  const tFeed = useFeedText();
  const client = useQueryClient();
  const followed = useFollowCount();
  const [isBusy, setBusy] = useState(false);
  if (followed === 0) return null;

  async function show() {
    setBusy(true);
    try {
      const page = await source.readFirst();
      client.setQueryData<FeedPages>(source.query.queryKey, { pages: [page], pageParams: [''] });
    } catch {
      toast.show({ type: 'error', text: tFeed('list.error') });
    }
    setBusy(false);
  }

  return (
    <div className="sticky bottom-(--frame-bottom) z-10 flex animate-rise items-center justify-between gap-3 border-t bg-surface px-4 py-3 motion-reduce:animate-none medium:px-6">
      <p className="text-small text-muted">{t('following.chosen', { count: followed })}</p>
      <Button variant="primary" busy={isBusy} onClick={() => void show()}>
        {t('following.show')}
      </Button>
    </div>
  );
}
