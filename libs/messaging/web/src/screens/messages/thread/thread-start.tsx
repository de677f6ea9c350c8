import type { Conversation } from '@upround/messaging/contract';
import { Avatar, Name } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** Shown before the first message: the other person. */
export function ThreadStart({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { id, person, lastSequence } = conversation;
  if (person === null) return <div className="h-4" />;
  const { displayName: name, headline } = person;
  return (
    <div className="flex flex-col items-start gap-1 pt-6 pb-4">
      <Avatar size={64} name={name} seed={person.id || id} src={person.avatarUrl} />
      <p className="mt-2 font-semibold">
        <Name>{name}</Name>
      </p>
      {headline !== '' && <p className="text-small text-muted">{headline}</p>}
      <p className="text-small text-muted">
        {t(lastSequence === 0 ? 'thread.emptyFirst' : 'thread.start', { name })}
      </p>
    </div>
  );
}
