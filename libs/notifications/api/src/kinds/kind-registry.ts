import { notificationGroups, type NotificationGroup } from '@upround/shared/domain';
import type { NotificationKind } from '@upround/shared/ports';

/** The kinds of notifications that the slices contributed. */
export interface KindRegistry {
  /** In the order of the groups. */
  all: readonly NotificationKind[];
  find(type: string): NotificationKind | undefined;
  typesOf(group: NotificationGroup): readonly string[];
  /** Types about no other person's act, so that no actor has to be visible. */
  withoutActor: readonly string[];
  /** Types that are in no list. */
  pushOnly: readonly string[];
}

const typesIn = (kinds: readonly NotificationKind[]) => kinds.map(({ type }) => type);

/** @throws Error where two kinds have one type */
export function kindRegistry(kinds: readonly NotificationKind[]): KindRegistry {
  const byType = new Map(kinds.map((kind) => [kind.type, kind]));
  const twice = kinds.find((kind) => byType.get(kind.type) !== kind);
  if (twice !== undefined) throw new Error(`Two kinds of notifications are called ${twice.type}.`);
  const ofGroup = (group: NotificationGroup) => kinds.filter((kind) => kind.group === group);
  return {
    all: notificationGroups.flatMap(ofGroup),
    find: (type) => byType.get(type),
    typesOf: (group) => typesIn(ofGroup(group)),
    withoutActor: typesIn(kinds.filter((kind) => kind.isSystem ?? kind.isPushOnly)),
    pushOnly: typesIn(kinds.filter((kind) => kind.isPushOnly)),
  };
}

/** Whether the digest has a line for each notification of a kind. */
export const hasDigestLines = ({ email, isPushOnly = false }: NotificationKind): boolean =>
  !isPushOnly && email !== 'OWN_MAIL';
