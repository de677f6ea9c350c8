import type { ReactNode } from 'react';
import type { Notification } from '@upround/notifications/contract';
import { Name, Words } from '@upround/shared/ui';

/** What happened, as the server says it, with the names of people set apart. */
export function NotificationSentence({ item }: { item: Notification }): ReactNode {
  return item.sentence.map((part, index) => {
    if ('text' in part) return part.text;
    if ('title' in part) return <Words key={index}>{part.title}</Words>;
    return (
      <strong key={index} className="font-semibold">
        <Name>{part.name}</Name>
      </strong>
    );
  });
}
