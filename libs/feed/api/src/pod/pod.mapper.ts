import type { Pod } from '@upround/feed/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { PodRow } from './pod.read-model';

/** Turns a row into the pod that goes over the wire. */
export function toPod(row: PodRow): Pod {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    topic: row.topic,
    rules: row.rules,
    memberCount: row.member_count,
    postCount: row.post_count,
    weeklyPostCount: row.weekly_post_count,
    lastPostAt: row.last_post_at?.toISOString() ?? null,
    joined: row.joined,
    faces: row.faces.map(toPersonSummary),
  };
}
