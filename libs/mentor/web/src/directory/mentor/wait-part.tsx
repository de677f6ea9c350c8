import { Bell, BellOff } from 'lucide-react';
import type { Mentor } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, LiveRegion } from '@upround/shared/ui';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';
import { useWaiting } from './use-waiting';

/** A mentor without free times: how to be notified of the next one. */
export function WaitPart({ mentor }: { mentor: Mentor }) {
  const t = useMentorPaneText();
  const wait = useWaiting(mentor);
  const { isWaiting, isOwn, person } = mentor;
  const name = person.displayName;
  if (isOwn) {
    return (
      <Part title={t('wait.title')}>
        <p className="text-small text-muted">{t('wait.own')}</p>
        <ButtonLink href={links.offerMentoring()} size="small" className="self-start">
          {t('own.edit')}
        </ButtonLink>
      </Part>
    );
  }
  return (
    <Part title={t('wait.title')}>
      <p className="text-small text-muted">
        {isWaiting ? t('wait.waiting', { name }) : t('wait.hint', { name })}
      </p>
      <Button
        variant={isWaiting ? 'secondary' : 'primary'}
        icon={isWaiting ? BellOff : Bell}
        className="self-start"
        onClick={() => wait(!isWaiting)}
      >
        {t(isWaiting ? 'wait.stop' : 'wait.start')}
      </Button>
      <LiveRegion>{isWaiting && t('wait.waiting', { name })}</LiveRegion>
    </Part>
  );
}
