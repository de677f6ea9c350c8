import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { NetworkError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { isBot, statusOf } from '@upround/shared/routing';
import { Button, ButtonLink } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof TypeError && /import|module|fetch/i.test(error.message))
  );
}

function kindOf(error: unknown): 'notFound' | 'connection' | 'failed' {
  if (statusOf(error) === 404) return 'notFound';
  return isLoadFailure(error) ? 'connection' : 'failed';
}

export interface ErrorPageProps {
  /** What went wrong; its `status` counts, 500 where it has none. */
  error: unknown;
  onRetry: () => void;
}

/**
 * What is shown in place of a page that failed: 404 is the not-found page, anything else an
 * internal error. Search engines and previews get the bare frame, so that no error is indexed.
 */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = useFrameText();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = kindOf(error);
  const title = t(`error.${kind}Title`);
  const isHidden = isBot(navigator.userAgent);

  useEffect(() => {
    if (isHidden) return;
    document.title = title;
    heading.current?.focus();
  }, [isHidden, title]);

  if (isHidden) return null;
  return (
    <div
      data-error-status={statusOf(error)}
      className="flex max-w-measure flex-col items-start gap-2 px-4 py-16 medium:px-6"
    >
      {kind !== 'connection' && (
        <p className="figures text-small font-medium text-muted">
          {t('error.status', { status: String(statusOf(error)) })}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-display font-semibold text-balance">
        {title}
      </h1>
      <p className="text-muted">{t(`error.${kind}Text`)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {kind === 'notFound' ? (
          <ButtonLink variant="primary" href={links.home()}>
            {t('error.home')}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )}
        {kind === 'notFound' ? (
          <Button onClick={() => void navigate(-1)}>{t('error.back')}</Button>
        ) : (
          <ButtonLink href={links.home()}>{t('error.home')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
