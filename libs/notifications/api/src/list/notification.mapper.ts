import type { Notification } from '@upround/notifications/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { NotificationDescription } from '@upround/shared/ports';
import type { KindRegistry } from '../kinds/kind-registry';
import { oneLine, whoActed } from '../kinds/sentence';
import type { NotificationRow } from './notification.read-model';

const EXCERPT_MAX = 140;

/** How a notification is shown, by its kind. @throws Error where the kind is unknown: such rows are not read */
export function describe({ find }: KindRegistry, row: NotificationRow): NotificationDescription {
  const kind = find(row.type);
  if (kind === undefined) throw new Error(`No slice has notifications of type ${row.type}.`);
  const names = row.actors.map(({ display_name: name }) => name);
  const notification = {
    type: row.type,
    userId: row.user_id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    details: row.details,
    who: whoActed(names, row.actor_count),
    actorCount: row.actor_count,
    latestSlug: row.actors[0]?.slug ?? null,
  };
  return kind.describe(notification, kind.about === undefined ? null : row.about);
}

/** The text below a sentence. */
export const excerptOf = ({ excerpt }: NotificationDescription): string =>
  oneLine(excerpt, EXCERPT_MAX);

/** Maps a row to the shape of the contract. */
export function toNotification(kinds: KindRegistry, row: NotificationRow): Notification {
  const description = describe(kinds, row);
  const { group = 'SYSTEM', outdates = [] } = kinds.find(row.type) ?? {};
  return {
    id: row.id,
    type: row.type,
    group,
    outdates: [...outdates],
    sentence: [...description.sentence],
    target: {
      referenceType: row.reference_type,
      referenceId: row.reference_id,
      excerpt: excerptOf(description),
      deeplink: description.deeplink,
      ...(description.company && { company: description.company }),
      ...description.formerTarget,
    },
    actors: row.actors.map(toPersonSummary),
    actorCount: row.actor_count,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
