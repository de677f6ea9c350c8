import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { FormColumns } from '@upround/shared/ui';
import type { FeedbackReceipt as Receipt } from '@upround/site/contract';
import { useMemo, useState } from 'react';
import { ColumnFrame } from '../../components/column-frame';
import { useSiteText } from '../../messages/catalogue';
import { feedbackDrafts, type FeedbackDraftStore } from './draft-store';
import { FeedbackAside } from './feedback-aside';
import { FeedbackForm } from './feedback-form';
import { FeedbackReceipt } from './feedback-receipt';

/** Feedback by anyone: the form, then its receipt. */
export function FeedbackScreen({ drafts }: { drafts?: FeedbackDraftStore }) {
  const t = useSiteText();
  const userId = useSession().user?.id;
  const own = useMemo(() => drafts ?? feedbackDrafts(userId), [drafts, userId]);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <ColumnFrame>
      <Page
        pattern={routes.feedback}
        title={t('feedback.title')}
        heading={<span className="text-display">{t('feedback.title')}</span>}
      >
        <p className="mt-1 mb-6 max-w-measure text-muted">{t('feedback.lead')}</p>
        <FormColumns aside={<FeedbackAside />} asideLabel={t('feedback.aside')}>
          {receipt === null ? (
            <FeedbackForm onSent={setReceipt} drafts={own} />
          ) : (
            <FeedbackReceipt receipt={receipt} onAgain={() => setReceipt(null)} />
          )}
        </FormColumns>
      </Page>
    </ColumnFrame>
  );
}
