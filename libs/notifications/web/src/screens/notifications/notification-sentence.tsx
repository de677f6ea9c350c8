import type { ReactNode } from 'react';
import { COUNT_MAX, type Notification } from '@upround/notifications/contract';
import { useFormat } from '@upround/shared/i18n';
import { Name } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';

/** Who did what, with the names set apart. */
export function NotificationSentence({ item }: { item: Notification }): ReactNode {
  const t = useNotificationsText();
  const format = useFormat();
  const { type, target, actors, actorCount: count } = item;
  const names = actors.map(({ displayName }) => displayName);
  const [first = '', second = ''] = names;
  const others = count >= COUNT_MAX ? `${format.number(COUNT_MAX - 1)}+` : format.number(count - 1);
  const bold = (name: string) => () => (
    <strong className="font-semibold">
      <Name>{name}</Name>
    </strong>
  );
  return t.rich(`sentence.${type}`, {
    ...{ count, first, second, others, thing: target.referenceType },
    under: target.postType ?? 'POST',
    title: target.job?.title ?? '',
    company: target.job?.company ?? '',
    ...{ step: target.step ?? 'CLOSED', number: target.count ?? 1, search: target.search ?? '' },
    a: bold(first),
    b: bold(second),
  });
}
