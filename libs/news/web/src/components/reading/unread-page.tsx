import { useLocation } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import type { RoutePattern } from '@upround/shared/links';
import { Page, pageNotFound } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';
import { BackBar } from '../back-bar';
import { ReadingSkeleton } from './reading-skeleton';

interface UnreadPageProps {
  pattern: RoutePattern;
  home: string;
  title: string;
  /** Why there is no text; null while it loads. */
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** The page of a text that is not there yet: it loads, or it failed. */
export function UnreadPage({ pattern, home, title, error, isBusy, onRetry }: UnreadPageProps) {
  const t = useNewsText();
  const { pathname } = useLocation();
  if (error instanceof ApiError && error.status === 404) throw pageNotFound(pathname);
  return (
    <Page pattern={pattern} title={title} hideHeading>
      <BackBar home={home} heading={null} kind={title}>
        {title}
      </BackBar>
      {error === null ? (
        <ReadingSkeleton />
      ) : (
        <ErrorState
          className="medium:px-6"
          title={t('reading.error')}
          busy={isBusy}
          onRetry={onRetry}
        >
          <FailureReason error={error} />
        </ErrorState>
      )}
    </Page>
  );
}
