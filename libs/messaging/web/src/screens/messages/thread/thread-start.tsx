import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { Avatar, ButtonLink, Name } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** Shown before the first message: who the other person is, and that nothing came before it. */
export function ThreadStart({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { person, lastSequence } = conversation;
  if (person === null) return <div className="h-4" />;
  const { id, slug, displayName, headline, avatarUrl } = person;
  return (
    <div className="flex flex-col items-center gap-1 pt-10 pb-6 text-center">
      <Avatar name={displayName} seed={id} src={avatarUrl} size={72} />
      <p className="mt-2 max-w-full truncate text-title font-semibold">
        <Name>{displayName}</Name>
      </p>
      {headline !== '' && (
        <p dir="auto" className="line-clamp-2 max-w-measure wrap-anywhere">
          {headline}
        </p>
      )}
      <p className="max-w-measure text-small text-muted wrap-anywhere">
        {t(lastSequence === 0 ? 'thread.emptyFirst' : 'thread.start', { name: displayName })}
      </p>
      <ButtonLink href={links.user(slug)} size="small" className="mt-3">
        {t('pane.profile')}
      </ButtonLink>
    </div>
  );
}
