import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Button, EmptyState } from '@upround/shared/ui';
import { FollowButton, useFollowCount } from '@upround/social/web';
import { PersonRow } from '../components/person-row';
import { PodRow } from '../pods/pod-row';
import { homeSource, type FeedPages, type FeedSource } from '../posts/data/feed-source';
import { podsQuery } from '../pods/pod-queries';
import { useFeedText } from '../messages/catalogue';
import { useStartText } from './messages/catalogue';

/** How many people and pods are offered. */
const OFFERED = 5;

/** Shown while the viewer follows no one: suggestions of people and pods. */
export function FollowingStart({ source }: { source: FeedSource }) {
  const t = useStartText();
  const tFeed = useFeedText();
  const client = useQueryClient();
  const { user } = useSession();
  const followed = useFollowCount();
  const [isBusy, setBusy] = useState(false);
  const trending = useInfiniteQuery(homeSource('trending').query);
  const pods = useInfiniteQuery(podsQuery());
  const authors = new Map(
    itemsOf(trending.data).items.map(({ data }) => [data.author.id, data.author]),
  );
  const people = [...authors.values()].filter(({ id }) => id !== user?.id).slice(0, OFFERED);
  const offeredPods = itemsOf(pods.data).items.slice(0, OFFERED);

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
    <>
      <EmptyState title={t('following.empty')} className="pb-4">
        {t('following.emptyHint')}
      </EmptyState>
      {people.length > 0 && (
        <section aria-labelledby="people-to-follow">
          <h2 id="people-to-follow" className="border-b px-4 pt-4 pb-2 text-body font-semibold">
            {t('following.people')}
          </h2>
          <ul>
            {people.map((person) => (
              <PersonRow key={person.id} person={person}>
                <FollowButton
                  userId={person.id}
                  displayName={person.displayName}
                  followed={false}
                />
              </PersonRow>
            ))}
          </ul>
        </section>
      )}
      {offeredPods.length > 0 && (
        <section aria-labelledby="pods-to-join">
          <h2 id="pods-to-join" className="border-b px-4 pt-6 pb-2 text-body font-semibold">
            {t('following.pods')}
          </h2>
          <ul>
            {offeredPods.map((pod) => (
              <PodRow key={pod.id} pod={pod} />
            ))}
          </ul>
        </section>
      )}
      {followed > 0 && (
        <div className="sticky bottom-(--frame-bottom) z-10 flex animate-rise items-center justify-between gap-3 border-t bg-surface px-4 py-3 motion-reduce:animate-none">
          <p className="text-small text-muted">{t('following.chosen', { count: followed })}</p>
          <Button variant="primary" busy={isBusy} onClick={() => void show()}>
            {t('following.show')}
          </Button>
        </div>
      )}
    </>
  );
}
