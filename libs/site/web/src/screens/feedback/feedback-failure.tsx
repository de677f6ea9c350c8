import { useFailureReason } from '@upround/shared/query';
import { Notice } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

/** Says why feedback was not sent, and that nothing is lost. */
export function FeedbackFailure({ error }: { error: Error }) {
  const t = useSiteText();
  const reason = useFailureReason()(error);
  return (
    <Notice tone="danger" title={t('feedback.failed.title')} announce>
      {t('feedback.failed.message', { reason })}
    </Notice>
  );
}
