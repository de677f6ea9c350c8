import { BriefcaseBusiness, Heart, MessageCircle, ShieldAlert, UserRoundPlus } from 'lucide-react';
import type { Notification } from '@upround/notifications/contract';
import type { NotificationGroup } from '@upround/shared/domain';
import { Avatar, classes, CompanyMark, ICON_STROKE, type Icon } from '@upround/shared/ui';

const kinds: Record<NotificationGroup, { icon: Icon; look: string }> = {
  // As a like in the feed.
  REACTIONS: { icon: Heart, look: 'bg-accent-subtle text-accent-text [&_svg]:fill-current' },
  MENTIONS: { icon: MessageCircle, look: 'bg-info-subtle text-info-text' },
  PEOPLE: { icon: UserRoundPlus, look: 'bg-accent-subtle text-accent-text' },
  WORK: { icon: BriefcaseBusiness, look: 'bg-warning-subtle text-warning-text' },
  SYSTEM: { icon: ShieldAlert, look: 'bg-surface-active text-text' },
};

/** Who or what a notification is from, with its kind in the corner. Decoration: the sentence says both. */
export function KindMark({ item }: { item: Notification }) {
  const { group, actors, target } = item;
  const [actor] = actors;
  const { icon: KindIcon, look } = kinds[group];
  if (actor === undefined && !target.company) {
    return (
      <span
        aria-hidden="true"
        className={classes('flex size-10 shrink-0 items-center justify-center rounded-full', look)}
      >
        <KindIcon size={20} strokeWidth={ICON_STROKE} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="relative shrink-0 self-start">
      {actor !== undefined ? (
        <Avatar size={40} name={actor.displayName} seed={actor.id} src={actor.avatarUrl} />
      ) : (
        target.company && (
          <CompanyMark name={target.company.name} logoUrl={target.company.logoUrl} />
        )
      )}
      <span
        className={classes(
          'absolute -right-1 -bottom-1 flex size-5 items-center justify-center rounded-full ring-2 ring-surface',
          look,
        )}
      >
        <KindIcon size={12} strokeWidth={2} />
      </span>
    </span>
  );
}
