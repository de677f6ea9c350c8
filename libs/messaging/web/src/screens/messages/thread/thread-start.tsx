import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { Avatar, ButtonLink, Name, Surface } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** Shown before the first message: the other person. */
export function ThreadStart({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { id, person, lastSequence } = conversation;
  if (person === null) return <div className="h-4" />;
  const { displayName: name, headline } = person;
  return (
    <div className="pt-6 pb-2">
      <Surface className="flex flex-wrap items-center gap-4">
        <Avatar size={64} name={name} seed={person.id || id} src={person.avatarUrl} />
        <div className="flex min-w-0 grow basis-40 flex-col gap-0.5">
          <p className="line-clamp-2 font-semibold wrap-anywhere">
            <Name>{name}</Name>
          </p>
          {headline !== '' && <p className="text-small wrap-anywhere">{headline}</p>}
          <p className="text-small text-muted">
            {t(lastSequence === 0 ? 'thread.emptyFirst' : 'thread.start', { name })}
          </p>
        </div>
        <ButtonLink href={links.user(person.slug)} size="small">
          {t('pane.profile')}
        </ButtonLink>
      </Surface>
    </div>
  );
}
