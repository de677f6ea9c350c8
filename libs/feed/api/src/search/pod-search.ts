import type { SearchSource } from '@upround/shared/ports';
import { statement } from '@upround/shared/db';
import type { PodRow } from '../pod/pod.read-model';

const foundPods = statement<PodRow>(
  'feed.found-pods',
  `select pod.id, pod.slug, pod.name, pod.description, pod.member_count,
    (select true from follow_view f where f.follower_id = $1::uuid and f.reference_id = pod.id) is true as joined
  from pods pod where pod.id = any($2::uuid[])`,
);

/** Lets search find pods. */
export const podSearch: SearchSource = {
  kind: 'POD',
  describe: async (db, viewerId, ids) => {
    const rows = await foundPods.all(db, [viewerId, ids]);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          ...{ slug: row.slug, title: row.name, text: row.description },
          ...{ person: null, place: null, image: null, form: null, locked: false, createdAt: null },
          ...{ likeCount: 0, commentCount: 0, followerCount: row.member_count },
          followed: row.joined,
        },
      ]),
    );
  },
  weigh: async (db, ids) =>
    new Map((await foundPods.all(db, [null, ids])).map((row) => [row.id, row.member_count])),
};
