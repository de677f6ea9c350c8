import { links, routes, rssPath } from '@upround/shared/links';
import type { PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import { findPod } from '../pod/pod.read-model';

/** The pages of pods, the feed's first page, and those that post pages send on to. */
export const podPages: readonly PageSource[] = [
  {
    route: routes.pods,
    describe: () =>
      Promise.resolve({
        title: 'Pods',
        description: 'Communities by topic: fundraising, hiring, pricing, building and more.',
      }),
  },
  {
    route: routes.pod,
    describe: async (db, { slug }) => {
      const pod = await findPod(db, null, slug);
      if (pod === undefined) return null;
      const path = links.pod(pod.slug);
      return {
        title: pod.name,
        description: pod.description,
        path,
        feed: rssPath('pod', pod.slug),
        data: (address) => ({
          '@type': 'CollectionPage',
          '@id': address(path),
          url: address(path),
          name: pod.name,
          description: pod.description,
        }),
      };
    },
    records: sql<PublicRecord>`select id, slug, created_at as changed_at from pods`,
  },
];
