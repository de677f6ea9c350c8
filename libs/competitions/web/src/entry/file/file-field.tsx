import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EntryField, FileAnswer } from '@upround/competitions/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { mediaUrl } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { Button, IconButton } from '@upround/shared/ui';
import { FileCard, PdfField, useFileDownload, usePdfUpload } from '@upround/uploads/web';
import { HintLines } from '../hint-lines';
import { useEntryText } from '../messages/catalogue';
import type { Grace } from '../use-grace';
import { mostBytes } from './most-bytes';

interface FileFieldProps {
  field: Extract<EntryField, { kind: 'FILE' }>;
  /** Who sees it; '' for nothing to say. */
  note: string;
  value: FileAnswer | null;
  /** What doesn't fit, as a sentence. */
  error: string | undefined;
  grace: Grace;
  /** A chosen file wasn't uploaded, or that no longer matters. */
  onFailed: (isFailed: boolean) => void;
  onChange: (file: FileAnswer | null) => void;
}

function useEntryUpload({ field, grace, onFailed, onChange }: FileFieldProps) {
  const t = useEntryText();
  const [waiting, setWaiting] = useState<File | null>(null);
  return usePdfUpload({
    purpose: 'ENTRY_FILE',
    mostBytes: mostBytes(field.mostMb),
    waiting,
    onWaiting: setWaiting,
    onStored: ({ key, name, size: bytes, sha256 }) => {
      setWaiting(null);
      onChange({ key, name, bytes, sha256: sha256 ?? '' });
    },
    onProblem: (problem) => {
      onFailed(problem !== null);
      // The field goes with the form.
      if (problem !== null && grace.isLate) {
        toast.show({ type: 'error', text: t('file.late', problem) });
      }
    },
    onBegin: grace.begin,
    onEnd: grace.end,
  });
}

/** A PDF by choosing or dropping it. After the deadline it only waits for what is on its way. */
export function FileField(props: FileFieldProps) {
  const { field, note, value, error, grace, onChange } = props;
  const t = useEntryText();
  const format = useFormat();
  const upload = useEntryUpload(props);
  const canChange = !grace.isLate;
  const remove = () => {
    upload.drop();
    onChange(null);
  };
  const limit = bytesText(format, mostBytes(field.mostMb));
  return (
    <PdfField
      upload={upload}
      legend={field.label}
      hint={<HintLines lines={[field.hint, t('file.hint', { limit }), note]} />}
      error={upload.problem === null ? error : undefined}
      optional={!field.isRequired}
      replaceLabel={value === null ? undefined : t('file.replace')}
      canChange={canChange}
    >
      {value !== null && <Stored file={value} canChange={canChange} onRemove={remove} />}
      {value === null && !canChange && <p className="text-small text-muted">{t('file.none')}</p>}
    </PdfField>
  );
}

interface StoredProps {
  file: FileAnswer;
  canChange: boolean;
  onRemove: () => void;
}

function Stored({ file, canChange, onRemove }: StoredProps) {
  const t = useEntryText();
  const format = useFormat();
  const { key, name, bytes } = file;
  const { isBusy, download } = useFileDownload(mediaUrl(key), name);
  return (
    <FileCard name={name} facts={bytesText(format, bytes)}>
      <Button
        size="small"
        icon={Download}
        busy={isBusy}
        aria-label={t('file.downloadLabel', { name })}
        onClick={download}
      >
        {t('file.download')}
      </Button>
      {canChange && (
        <IconButton
          icon={Trash2}
          size="small"
          label={t('file.remove', { name })}
          onClick={onRemove}
        />
      )}
    </FileCard>
  );
}
