import { Upload as UploadIcon, X } from 'lucide-react';
import { useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { bytesText, useFormat } from '@upround/shared/i18n';
import {
  Button,
  classes,
  FieldGroup,
  FileButton,
  IconButton,
  LiveRegion,
  ProgressBar,
  type FieldGroupProps,
} from '@upround/shared/ui';
import { FileCard } from './file-card';
import { useUploadsText } from './messages/catalogue';
import type { PdfUpload } from './use-pdf-upload';

interface PdfFieldProps extends Pick<FieldGroupProps, 'legend' | 'hint' | 'optional'> {
  upload: PdfUpload;
  /** Said in place of what went wrong with the upload. */
  error?: ReactNode;
  /** Replaces the file that is there; undefined where none is. */
  replaceLabel: string | undefined;
  /** False where only what is on its way still counts. */
  canChange?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** The file that is there, if any. Not shown while another one waits. */
  children: ReactNode;
}

/** One PDF, by choosing or dropping it. */
export function PdfField(props: PdfFieldProps) {
  const { upload, error, replaceLabel, canChange = true, ref, children, ...group } = props;
  const t = useUploadsText();
  const [isOver, setOver] = useState(false);
  const { waiting, problem, arrived } = upload;
  const dropping = canChange && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      upload.take([...event.dataTransfer.files]);
    },
  };
  return (
    <FieldGroup
      {...group}
      error={error ?? (problem === null ? undefined : <span role="alert">{problem}</span>)}
    >
      <div
        ref={ref}
        {...dropping}
        className={classes(
          'flex flex-col gap-2 rounded-control',
          isOver && 'outline-2 outline-offset-4 outline-focus outline-dashed',
        )}
      >
        {waiting === null ? (
          children
        ) : (
          <Waiting file={waiting} upload={upload} canRetry={canChange} />
        )}
        {waiting === null && canChange && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FileButton
              icon={UploadIcon}
              label={replaceLabel ?? t('choose')}
              accept="application/pdf,.pdf"
              onFiles={upload.take}
            />
            <span className="text-small text-muted max-medium:hidden">
              {t(isOver ? 'dropNow' : 'drop')}
            </span>
          </div>
        )}
      </div>
      <LiveRegion>{arrived !== null && t('arrived', { name: arrived })}</LiveRegion>
    </FieldGroup>
  );
}

interface WaitingProps {
  file: File;
  upload: PdfUpload;
  canRetry: boolean;
}

/** A file on its way, or one that didn't arrive. */
function Waiting({ file, upload, canRetry }: WaitingProps) {
  const t = useUploadsText();
  const format = useFormat();
  const { name } = file;
  const { share } = upload;
  const size = bytesText(format, file.size);
  if (share === null) {
    return (
      <FileCard name={name} facts={t('waiting', { size })}>
        {canRetry && (
          <Button size="small" onClick={upload.again}>
            {t('again')}
          </Button>
        )}
        <IconButton icon={X} size="small" label={t('remove', { name })} onClick={upload.drop} />
      </FileCard>
    );
  }
  const words = t('share', { share: format.percent(share), size });
  return (
    <FileCard
      name={name}
      facts={
        <span className="flex flex-col gap-1.5">
          {words}
          <ProgressBar
            label={t('sending', { name })}
            value={Math.round(share * 100)}
            valueText={words}
          />
        </span>
      }
    >
      <IconButton icon={X} size="small" label={t('cancel')} onClick={upload.drop} />
    </FileCard>
  );
}
