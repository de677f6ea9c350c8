import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import {
  hasAuthor,
  reportCategories,
  textLimits,
  type ReportCategory,
} from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Dialog, Field, RadioGroup, TextArea } from '@upround/shared/ui';
import { report } from '@upround/social/contract';
import { useReportText } from './messages/catalogue';

/** What happens to the author besides. */
const hidings = ['NONE', 'MUTE', 'BLOCK'] as const;
type Hiding = (typeof hidings)[number];

export interface ReportDialogProps {
  reference: Pick<CallInput<typeof report>['query'], 'referenceType' | 'referenceId'>;
  /** In the words of the record's slice, as in `Report this post`; social's own for comments and replies. */
  title?: string;
  onClose: () => void;
}

/** From here on the count is shown. */
const COUNTED = textLimits.reportMessage * 0.8;

/** The form to report a record, with a reason and details for the moderator. Loaded on demand. */
export function ReportDialog({ reference, title, onClose }: ReportDialogProps) {
  const t = useReportText();
  const fail = useFailureToast();
  const [category, setCategory] = useState<ReportCategory>();
  const [detail, setDetail] = useState('');
  const { referenceType: type } = reference;
  const client = useQueryClient();
  const [also, setAlso] = useState<Hiding>('NONE');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const length = [...detail.trim()].length;
  const needsDetail = category === 'OTHER' && length === 0;

  async function send() {
    setChecked(true);
    if (category === undefined || needsDetail || length > textLimits.reportMessage || isBusy)
      return;
    setBusy(true);
    const message = length === 0 ? t(`report.categories.${category}`) : detail.trim();
    const hiding = also === 'NONE' ? {} : { also };
    try {
      await api.call(report, { query: { ...reference, category, message, ...hiding } });
      onClose();
      toast.show({
        text: t(`report.sent.${also}`),
        link: { href: links.settings({ section: 'reports' }), label: t('report.yours') },
      });
      // What the author wrote is in lists of every kind.
      if (also !== 'NONE') void client.invalidateQueries();
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
        <CategoryChoice
          value={category}
          onChange={setCategory}
          error={isChecked && category === undefined ? t('report.choose') : undefined}
        />
        <Field
          label={t('report.detail')}
          optional={category !== 'OTHER'}
          error={isChecked && needsDetail ? t('report.detailRequired') : undefined}
          hint={
            length > COUNTED && <CharacterCount length={length} limit={textLimits.reportMessage} />
          }
        >
          <TextArea rows={3} value={detail} onChange={(event) => setDetail(event.target.value)} />
        </Field>
        {hasAuthor(type) && <HidingChoice value={also} onChange={setAlso} />}
      </div>
    </Dialog>
  );
}

interface CategoryChoiceProps {
  value: ReportCategory | undefined;
  onChange: (category: ReportCategory) => void;
  error: string | undefined;
}

function CategoryChoice(props: CategoryChoiceProps) {
  const t = useReportText();
  return (
    <RadioGroup
      legend={t('report.category')}
      {...props}
      options={reportCategories.map((value) => ({
        value,
        label: t(`report.categories.${value}`),
        hint:
          value === 'SPAM' || value === 'MISLEADING' || value === 'PRIVATE'
            ? t(`report.hints.${value}`)
            : undefined,
      }))}
    />
  );
}

interface HidingChoiceProps {
  value: Hiding;
  onChange: (hiding: Hiding) => void;
}

function HidingChoice(props: HidingChoiceProps) {
  const t = useReportText();
  return (
    <RadioGroup
      legend={t('report.also')}
      {...props}
      options={hidings.map((value) => ({
        value,
        label: t(`report.hiding.${value}`),
        hint: value === 'NONE' ? undefined : t(`report.hidingHint.${value}`),
      }))}
    />
  );
}
