import { X } from 'lucide-react';
import type { Ref } from 'react';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { IconButton } from '@upround/shared/ui';
import { uploadLimits, type Upload } from '@upround/uploads/contract';
import { FileCard, PdfField, type PdfUpload } from '@upround/uploads/web';
import { SavedResume } from './saved-resume';
import { useApplyText } from '../messages/catalogue';
import type { ApplyDraft } from '../draft/use-apply-draft';

interface ResumeFieldProps extends Pick<ApplyDraft, 'draft' | 'preselected' | 'change'> {
  upload: PdfUpload;
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
  const { resume } = draft;
  const limit = bytesText(format, uploadLimits.RESUME);
  return (
    <PdfField
      ref={ref}
      upload={upload}
      legend={t('resume.label')}
      hint={t('resume.hint', { limit, name: reader })}
      error={error}
      optional
      replaceLabel={resume === null ? undefined : t('resume.other')}
    >
      {resume === null ? (
        <SavedResume onUse={(kept) => change({ resume: kept })} />
      ) : (
        <ChosenResume
          resume={resume}
          isLast={resume.url === preselected?.url}
          onRemove={() => change({ resume: null })}
        />
      )}
    </PdfField>
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
    <FileCard name={name} facts={isLast ? `${t('resume.lastUploaded')} · ${words}` : words}>
      <IconButton icon={X} size="small" label={t('resume.remove', { name })} onClick={onRemove} />
    </FileCard>
  );
}
