import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import { textLimits } from '@upround/shared/domain';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Dialog, Field, RadioGroup, TextArea } from '@upround/shared/ui';
import { report } from '@upround/social/contract';
import { useReportText } from './messages/catalogue';

const categories = ['spam', 'harassment', 'misleading', 'private', 'illegal', 'other'] as const;
type Category = (typeof categories)[number];

export interface ReportDialogProps {
  reference: Pick<CallInput<typeof report>['query'], 'referenceType' | 'referenceId'>;
  /** In the words of the record's slice, as in `Report this post`; social's own for comments and replies. */
  title?: string;
  onClose: () => void;
}

/** Room left for the name of the category in front of the detail. */
const LONGEST = textLimits.reportMessage - 60;
/** From here on the count is shown. */
const COUNTED = LONGEST * 0.8;

/** The form to report a record, with a reason and details for the moderator. Loaded on demand. */
export function ReportDialog({ reference, title, onClose }: ReportDialogProps) {
  const t = useReportText();
  const fail = useFailureToast();
  const [category, setCategory] = useState<Category>();
  const [detail, setDetail] = useState('');
  const { referenceType: type } = reference;
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const length = [...detail.trim()].length;
  const needsDetail = category === 'other' && length === 0;

  async function send() {
    setChecked(true);
    if (category === undefined || needsDetail || length > LONGEST || isBusy) return;
    setBusy(true);
    const name = t(`report.categories.${category}`);
    const message = length === 0 ? name : `${name}: ${detail.trim()}`;
    try {
      await api.call(report, { query: { ...reference, message } });
      onClose();
      toast.show({ text: t('report.sent') });
    } catch (error) {
      setBusy(false);
      fail(error, t('report.failed'));
    }
  }

  return (
    <Dialog
      open
      keepOpenOutside={length > 0}
      onOpenChange={onClose}
      title={title ?? t(`report.titles.${type === 'REPLY' ? type : 'COMMENT'}`)}
      description={t('report.intro')}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          legend={t('report.category')}
          value={category}
          onChange={setCategory}
          error={isChecked && category === undefined ? t('report.choose') : undefined}
          options={categories.map((value) => ({
            value,
            label: t(`report.categories.${value}`),
            hint:
              value === 'spam' || value === 'misleading' || value === 'private'
                ? t(`report.hints.${value}`)
                : undefined,
          }))}
        />
        <Field
          label={t('report.detail')}
          optional={category !== 'other'}
          error={isChecked && needsDetail ? t('report.detailRequired') : undefined}
          hint={length > COUNTED && <CharacterCount length={length} limit={LONGEST} />}
        >
          <TextArea rows={3} value={detail} onChange={(event) => setDetail(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
