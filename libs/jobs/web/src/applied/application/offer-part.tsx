import { useState } from 'react';
import {
  jobLimits,
  type Application,
  type Job,
  type OfferReply,
  type OfferReplyDraft,
} from '@upround/jobs/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextArea } from '@upround/shared/ui';
import { MessagePoster } from '../../components/poster-part';
import { useReplyToOffer } from '../data/application-queries';
import { useOfferText } from './messages/catalogue';

interface OfferPartProps {
  application: Application;
  job: Job;
}

/** Whether the part of the offer replaces that of the next step. */
export const isOffered = ({ state }: Application) => state === 'OFFER';

/** An offer that waits for a reply, or was accepted. */
export function OfferPart({ application, job }: OfferPartProps) {
  const t = useOfferText();
  const fail = useFailureToast();
  const { mutateAsync, isPending } = useReplyToOffer(application.id);
  const [asked, setAsked] = useState<OfferReply | null>(null);
  const { company } = job;
  if (application.timeline.at(-1)?.reply === 'ACCEPTED') {
    return (
      <Notice tone="success" title={t('accepted')}>
        <p>{t('acceptedHint', { name: job.creator.displayName })}</p>
        <div className="pt-3">
          <MessagePoster job={job} />
        </div>
      </Notice>
    );
  }

  async function reply(body: OfferReplyDraft) {
    try {
      await mutateAsync(body);
      toast.show({ text: t(`done.${body.reply}`, { company }) });
      setAsked(null);
    } catch (error) {
      fail(error, t('failed'));
    }
  }

  return (
    <Notice tone="success" title={t('title', { company })}>
      <p>{t('hint', { company })}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button variant="primary" onClick={() => setAsked('ACCEPTED')}>
          {t('accept')}
        </Button>
        <Button onClick={() => setAsked('DECLINED')}>{t('decline')}</Button>
        {/* The button comes late: its line is there before it where it doesn't fit beside the others. */}
        <span className="flex min-h-10 basis-full items-center wide:basis-auto">
          <MessagePoster job={job} />
        </span>
      </div>
      {asked !== null && (
        <ReplyDialog
          reply={asked}
          company={company}
          isBusy={isPending}
          onClose={() => setAsked(null)}
          onReply={(body) => void reply(body)}
        />
      )}
    </Notice>
  );
}

interface ReplyDialogProps {
  reply: OfferReply;
  company: string;
  isBusy: boolean;
  onClose: () => void;
  onReply: (body: OfferReplyDraft) => void;
}

/** Asks once, since the company is notified of a reply, with an optional line. */
function ReplyDialog({ reply, company, isBusy, onClose, onReply }: ReplyDialogProps) {
  const t = useOfferText();
  const [typed, setTyped] = useState('');
  const message = typed.trim();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`ask.${reply}`)}
      description={t(`askHint.${reply}`, { company })}
      footer={
        <>
          <Button onClick={onClose}>{t(`cancel.${reply}`)}</Button>
          <Button
            variant={reply === 'ACCEPTED' ? 'primary' : 'danger'}
            busy={isBusy}
            onClick={() => onReply(message === '' ? { reply } : { reply, message })}
          >
            {t(reply === 'ACCEPTED' ? 'accept' : 'decline')}
          </Button>
        </>
      }
    >
      <Field label={t('line', { company })} optional>
        <TextArea
          rows={3}
          dir="auto"
          maxLength={jobLimits.rejectionMessage}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
