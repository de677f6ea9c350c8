import { links } from '@upround/shared/links';
import { ButtonLink, Notice } from '@upround/shared/ui';
import { useBookingText } from './messages/catalogue';

interface OpenRequestProps {
  /** The mentor's name. */
  name: string;
  /** The session that waits for its payment or an answer. */
  id: string;
}

/** That no other session can be requested until an earlier request is answered, and where that is. */
export function OpenRequest({ name, id }: OpenRequestProps) {
  const t = useBookingText();
  return (
    <Notice
      tone="info"
      title={t('failure.open', { name })}
      action={
        <ButtonLink size="small" href={links.sessions({ booking: id })}>
          {t('failure.openLink')}
        </ButtonLink>
      }
    >
      {t('failure.openText')}
    </Notice>
  );
}
