import { useEffect, useRef } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useLeaveText } from './messages/catalogue';

/** What comes after an account was deleted. */
export function AccountDeleted({ until }: { until: Date }) {
  const t = useLeaveText();
  const format = useFormat();
  const words = useRef<HTMLDivElement>(null);
  // The pressed button has unmounted, so the outcome gets the focus for screen readers.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="flex max-w-measure flex-col gap-6 outline-hidden">
      <div className="flex flex-col gap-3">
        <p>{t('goneText')}</p>
        <p>{t('goneUntil', { until: format.date(until) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.home()}>{t('goneHome')}</ButtonLink>
        <ButtonLink href={links.login()}>{t('goneLogin')}</ButtonLink>
      </div>
    </div>
  );
}
