import { Upload as UploadIcon, X } from 'lucide-react';
import { useState, type DragEvent, type Ref } from 'react';
import { bytesText, useFormat } from '@upround/shared/i18n';
import {
  Button,
  classes,
  FieldGroup,
  FileButton,
  IconButton,
  LiveRegion,
  ProgressBar,
} from '@upround/shared/ui';
import { uploadLimits, type Upload } from '@upround/uploads/contract';
import { SavedResume } from './saved-resume';
import { useApplyText } from '../messages/catalogue';
import { ResumeCard } from './resume-card';
import type { ApplyDraft } from '../draft/use-apply-draft';
import type { ResumeUpload } from './use-resume-upload';

interface ResumeFieldProps extends Pick<ApplyDraft, 'draft' | 'preselected' | 'change'> {
  upload: ResumeUpload;
  /** Who will read it. */
  reader: string;
  /** Error of the field. */
  error: string | null;
  ref: Ref<HTMLDivElement>;
}

/** The résumé: the one from last time, a new one by choosing or dropping it, or none. */
export function ResumeField(props: ResumeFieldProps) {
  const { draft, preselected, change, upload, reader, error, ref } = props;
  const t = useApplyText();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const { resume, waiting } = draft;
  const dropping = {
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
  const limit = bytesText(format, uploadLimits.RESUME);
  return (
    <FieldGroup
      legend={t('resume.label')}
      hint={t('resume.hint', { limit, name: reader })}
      error={error ?? (upload.problem !== null && <span role="alert">{upload.problem}</span>)}
      optional
    >
      <div
        ref={ref}
        {...dropping}
        className={classes(
          'flex flex-col gap-2 rounded-control',
          isOver && 'outline-2 outline-offset-4 outline-focus outline-dashed',
        )}
      >
        {waiting !== null && <Waiting file={waiting} upload={upload} />}
        {waiting === null && resume !== null && (
          <ChosenResume
            resume={resume}
            isLast={resume.url === preselected?.url}
            onRemove={() => change({ resume: null })}
          />
        )}
        {waiting === null && resume === null && (
          <SavedResume onUse={(kept) => change({ resume: kept })} />
        )}
        {waiting === null && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-small text-muted max-medium:hidden">
              {isOver ? t('resume.dropNow') : t('resume.drop')}
            </span>
            <FileButton
              icon={UploadIcon}
              label={t(resume === null ? 'resume.choose' : 'resume.other')}
              accept="application/pdf,.pdf"
              onFiles={upload.take}
            />
          </div>
        )}
      </div>
      <LiveRegion>
        {upload.arrived !== null && t('resume.sent', { name: upload.arrived })}
      </LiveRegion>
    </FieldGroup>
  );
}

interface ChosenResumeProps {
  resume: Upload;
  /** It was used last, and chosen already. */
  isLast: boolean;
  onRemove: () => void;
}

function ChosenResume({ resume, isLast, onRemove }: ChosenResumeProps) {
  const t = useApplyText();
  const format = useFormat();
  const { name, size, createdAt } = resume;
  const facts = { size: bytesText(format, size), date: format.shortDate(createdAt) };
  const words = t('resume.facts', facts);
  return (
    <ResumeCard name={name} facts={isLast ? `${t('resume.lastUploaded')} · ${words}` : words}>
      <IconButton icon={X} label={t('resume.remove', { name })} onClick={onRemove} />
    </ResumeCard>
  );
}

/** A file on its way, or one that did not arrive. */
function Waiting({ file, upload }: { file: File; upload: ResumeUpload }) {
  const t = useApplyText();
  const format = useFormat();
  const { name } = file;
  const { share } = upload;
  if (share === null) {
    return (
      <ResumeCard name={name} facts={t('resume.waiting', { size: bytesText(format, file.size) })}>
        <Button size="small" onClick={upload.again}>
          {t('resume.again')}
        </Button>
        <IconButton icon={X} label={t('resume.remove', { name })} onClick={upload.drop} />
      </ResumeCard>
    );
  }
  const size = bytesText(format, file.size);
  const words = t('resume.share', { share: format.percent(share), size });
  return (
    <ResumeCard
      name={name}
      facts={
        <span className="flex flex-col gap-1.5">
          {words}
          <ProgressBar
            label={t('resume.sending', { name })}
            value={Math.round(share * 100)}
            valueText={words}
          />
        </span>
      }
    >
      <IconButton icon={X} label={t('resume.cancel')} onClick={upload.drop} />
    </ResumeCard>
  );
}
