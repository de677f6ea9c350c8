import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import type { FeedbackReceipt as Receipt } from '@upround/site/contract';
import { useMemo, useState } from 'react';
import { ColumnFrame } from '../../components/column-frame';
import { useSiteText } from '../../messages/catalogue';
import { feedbackDrafts, type FeedbackDraftStore } from './draft-store';
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
      <Page pattern={routes.feedback} title={t('feedback.title')} className="max-w-form">
        {receipt === null ? (
          <>
            <p className="mt-1 mb-6 text-muted">{t('feedback.lead')}</p>
            <FeedbackForm onSent={setReceipt} drafts={own} />
          </>
        ) : (
          <div className="mt-6">
            <FeedbackReceipt receipt={receipt} onAgain={() => setReceipt(null)} />
          </div>
        )}
      </Page>
    </ColumnFrame>
  );
}
