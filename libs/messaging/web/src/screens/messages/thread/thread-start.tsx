import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, Surface } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** Shown before the first message: that nothing came before it, and the way to the other person’s profile. */
export function ThreadStart({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { person, lastSequence } = conversation;
  if (person === null) return <div className="h-4" />;
  return (
    <div className="pt-6 pb-2">
      <Surface className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-40 text-small text-muted wrap-anywhere">
          {t(lastSequence === 0 ? 'thread.emptyFirst' : 'thread.start', {
            name: person.displayName,
          })}
        </p>
        <ButtonLink href={links.user(person.slug)} size="small">
          {t('pane.profile')}
        </ButtonLink>
      </Surface>
    </div>
  );
}
