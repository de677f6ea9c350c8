import { isId, noBlockText, pageStatement, statement } from '@upround/shared/db';
import type { Database, PersonRow, Trx } from '@upround/shared/db';
import type { Viewing } from '../post/post.columns';

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
  last_post_at: Date | null;
  joined: boolean;
  faces: PersonRow[];
}

/** So many members are named in a list of pods, and so many beside one. */
const FACES = { list: 3, one: 5 };

const columnsWith = (
  faces: number,
) => `pod.id, pod.slug, pod.name, pod.description, pod.topic, pod.rules,
  pod.member_count, pod.post_count, pod.weekly_post_count,
  (select newest.created_at from posts newest
    where newest.pod_id = pod.id and newest.state = 'ACTIVE' order by newest.id desc limit 1)
    as last_post_at,
  exists (select 1 from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = pod.id)
    as joined,
  coalesce((select json_agg(face) from (
    select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key
    from follow_view f join person_view p on p.id = f.follower_id
    where f.reference_id = pod.id and ${noBlockText(':viewer::uuid', 'p.id')}
    order by f.id desc limit ${faces}
  ) face), '[]') as faces`;

/** A page begins after a pod with so many members. */
type PodPage = Viewing & { members: number; after: string };

/** Pods by members, the older first among equals. */
export const podsByMembers = pageStatement<PodRow, PodPage>(
  'feed.pods',
  (limit) => `select ${columnsWith(FACES.list)} from pods pod
    where pod.member_count <= :members::int
      and (pod.member_count < :members::int or pod.id > :after::uuid)
    order by pod.member_count desc, pod.id limit ${limit}`,
);

const podById = statement<PodRow, Viewing & { key: string }>(
  'feed.pod-by-id',
  `select ${columnsWith(FACES.one)} from pods pod where pod.id = :key::uuid`,
);
const podBySlug = statement<PodRow, Viewing & { key: string }>(
  'feed.pod-by-slug',
  `select ${columnsWith(FACES.one)} from pods pod where pod.slug = :key`,
);

/** Finds a pod by id or slug. */
export function findPod(
  db: Database | Trx,
  viewer: string | null,
  key: string,
): Promise<PodRow | undefined> {
  return (isId(key) ? podById : podBySlug).first(db, { viewer, key });
}

const podIdById = statement<{ id: string }, { key: string }>(
  'feed.pod-id-by-id',
  'select id from pods where id = :key::uuid',
);
const podIdBySlug = statement<{ id: string }, { key: string }>(
  'feed.pod-id-by-slug',
  'select id from pods where slug = :key',
);

/** The id of the pod that an id or a slug names. */
export async function findPodId(db: Database | Trx, key: string): Promise<string | undefined> {
  return (await (isId(key) ? podIdById : podIdBySlug).first(db, { key }))?.id;
}
