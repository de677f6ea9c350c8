import type { SearchSource } from '@upround/shared/ports';
import { statement } from '@upround/shared/db';
import type { PodRow } from '../pod/pod.read-model';
import type { Viewing } from '../post/post.columns';

type FoundRow = Pick<PodRow, 'id' | 'slug' | 'name' | 'description' | 'member_count' | 'joined'>;

const foundPods = statement<FoundRow, Viewing & { ids: readonly string[] }>(
  'feed.found-pods',
  `select pod.id, pod.slug, pod.name, pod.description, pod.member_count,
    (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = pod.id) is true as joined
  from pods pod where pod.id = any(:ids::uuid[])`,
);

/** Lets search find pods. */
export const podSearch: SearchSource = {
  kind: 'POD',
  describe: async (db, viewer, ids) => {
    const rows = await foundPods.all(db, { viewer, ids });
    return new Map(
      rows.map((row) => [
        row.id,
        {
          slug: row.slug,
          title: row.name,
          text: row.description,
          person: null,
          place: null,
          image: null,
          locked: false,
          createdAt: null,
          likeCount: 0,
          commentCount: 0,
          followerCount: row.member_count,
          followed: row.joined,
        },
      ]),
    );
  },
  weigh: async (db, ids) =>
    new Map(
      (await foundPods.all(db, { viewer: null, ids })).map((row) => [row.id, row.member_count]),
    ),
};
