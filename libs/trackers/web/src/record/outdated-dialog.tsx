import { useState } from 'react';
import { reportOutdated, trackerLimits, type Tracker } from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, InlineError, TextArea } from '@upround/shared/ui';
import { useRecordText } from './messages/catalogue';

interface OutdatedDialogProps {
  record: Pick<Tracker, 'id' | 'name'>;
  onClose: () => void;
}

const FORM = 'tracker-report-form';

/** Reports that facts of a record are outdated. Loaded when it's opened. */
export function OutdatedDialog({ record, onClose }: OutdatedDialogProps) {
  const t = useRecordText();
  const reasonOf = useFailureReason();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const given = note.trim();
    setMissing(given === '');
    if (given === '' || isBusy) return;
    setProblem(undefined);
    setBusy(true);
    try {
      await api.call(reportOutdated, { params: { id: record.id }, body: { note: given } });
      onClose();
      toast.show({ text: t('report.done') });
    } catch (error) {
      setProblem(t('report.failed', { why: reasonOf(error) }));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      keepOpenOutside={note.trim() !== ''}
      onOpenChange={onClose}
      title={t('report.title')}
      description={`${record.name}. ${t('report.description')}`}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={isBusy}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={t('report.note')}
          hint={t('report.noteHint')}
          error={isMissing ? t('report.noteRequired') : undefined}
        >
          <TextArea
            value={note}
            maxLength={trackerLimits.reportNote}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {problem !== undefined && <InlineError>{problem}</InlineError>}
      </form>
    </Dialog>
  );
}
