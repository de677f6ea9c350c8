import { FileUp } from 'lucide-react';
import { trackerLimits } from '@upround/trackers/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, FileButton, InlineError } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';
import { usePipelineFile } from './use-pipeline-file';

/** Adds the funders of a CSV file, once the member has seen what that would do. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = usePipelineText();
  const format = useFormat();
  const reasonOf = useFailureReason();
  const { saveSample } = usePipelineFile();
  const { problem, check, add, choose } = useImport((count) => {
    toast.show({ text: t('import.done', { count }) });
    onClose();
  });
  const chosen = check.data;
  const fresh = chosen?.answer.problems.length === 0 ? chosen.answer.added : 0;
  const failure = add.error ?? check.error;
  const size = bytesText(format, trackerLimits.importBytes);
  return (
    <Dialog
      open
      focusTitle
      onOpenChange={onClose}
      title={t('import.title')}
      description={t('import.text')}
      keepOpenOutside={chosen !== undefined}
      footer={
        <>
          <Button onClick={onClose}>{fresh > 0 ? t('cancel') : t('import.close')}</Button>
          {chosen !== undefined && fresh > 0 && (
            <Button variant="primary" busy={add.isPending} onClick={() => add.mutate(chosen)}>
              {t('import.save', { count: fresh })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-small text-muted">
          {t('import.limit', { size, count: format.number(trackerLimits.pipeline) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <FileButton
            icon={FileUp}
            accept=".csv,text/csv"
            variant={chosen === undefined ? 'primary' : 'secondary'}
            label={t(chosen === undefined ? 'import.choose' : 'import.other')}
            busy={check.isPending}
            onFiles={([file]) => file && choose(file)}
          />
          <Button variant="quiet" onClick={saveSample}>
            {t('import.sample')}
          </Button>
        </div>
        <div role="status">
          {check.isPending && (
            <p className="text-small text-muted wrap-anywhere">
              {t('import.checking', { file: check.variables.name })}
            </p>
          )}
          {chosen !== undefined && <ImportPreview chosen={chosen} />}
        </div>
        {problem !== undefined && <InlineError>{t(`import.${problem}`, { size })}</InlineError>}
        {failure && <InlineError>{t('import.failed', { why: reasonOf(failure) })}</InlineError>}
      </div>
    </Dialog>
  );
}
