import { ApiError, NetworkError } from '@upround/shared/api-client';
import { Notice } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

/** Says why feedback was not sent, and that nothing is lost. */
export function FeedbackFailure({ error }: { error: Error }) {
  const t = useSiteText();
  const reason = () => {
    if (error instanceof NetworkError) return t('feedback.failed.offline');
    if (error instanceof ApiError && error.status < 500 && error.clientMessage !== '') {
      return t('feedback.failed.kept', { reason: error.clientMessage });
    }
    return t('feedback.failed.other');
  };
  return (
    <Notice tone="danger" title={t('feedback.failed.title')} announce>
      {reason()}
    </Notice>
  );
}
