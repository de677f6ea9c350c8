import type { Mentor } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useMentorPaneText } from './messages/catalogue';

/** For the mentor: that it's their page, and the ways to what they can do about it. */
export function OwnMentorLine({ mentor }: { mentor: Pick<Mentor, 'state'> }) {
  const t = useMentorPaneText();
  return (
    <section
      aria-label={t('own.title')}
      className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4"
    >
      <div>
        <p className="font-medium">{t('own.title')}</p>
        <p className="text-small text-muted">
          {t(mentor.state === 'PAUSED' ? 'own.paused' : 'own.text')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.offerMentoring()} size="small" variant="primary">
          {t('own.edit')}
        </ButtonLink>
        <ButtonLink href={links.sessions({ as: 'mentor' })} size="small">
          {t('own.sessions')}
        </ButtonLink>
      </div>
    </section>
  );
}
