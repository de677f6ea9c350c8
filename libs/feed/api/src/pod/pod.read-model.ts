import { isId, pageStatement, statement } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';

export interface PodRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  topic: string;
  rules: string[];
  member_count: number;
  post_count: number;
  weekly_post_count: number;
  joined: boolean;
}

const columns = `pod.id, pod.slug, pod.name, pod.description, pod.topic, pod.rules,
  pod.member_count, pod.post_count, pod.weekly_post_count,
  exists (select 1 from follow_view f where f.follower_id = $1::uuid and f.reference_id = pod.id)
    as joined`;

/** `$1` viewer, `$2` and `$3` place: pods by members, the older first among equals. */
export const podsByMembers = pageStatement<PodRow>(
  'feed.pods',
  (limit) => `select ${columns} from pods pod
    where pod.member_count <= $2::int and (pod.member_count < $2::int or pod.id > $3::uuid)
    order by pod.member_count desc, pod.id limit ${limit}`,
);

const podById = statement<PodRow>(
  'feed.pod-by-id',
  `select ${columns} from pods pod where pod.id = $2::uuid`,
);
const podBySlug = statement<PodRow>(
  'feed.pod-by-slug',
  `select ${columns} from pods pod where pod.slug = $2`,
);

/** Finds a pod by id or slug. */
export function findPod(
  db: Database | Trx,
  viewerId: string | null,
  key: string,
): Promise<PodRow | undefined> {
  return (isId(key) ? podById : podBySlug).first(db, [viewerId, key]);
}

const podIdById = statement<{ id: string }>(
  'feed.pod-id-by-id',
  'select id from pods where id = $1::uuid',
);
const podIdBySlug = statement<{ id: string }>(
  'feed.pod-id-by-slug',
  'select id from pods where slug = $1',
);

/** The id of the pod that an id or a slug names. */
export async function findPodId(db: Database | Trx, key: string): Promise<string | undefined> {
  return (await (isId(key) ? podIdById : podIdBySlug).first(db, [key]))?.id;
}
