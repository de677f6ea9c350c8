import { FileText, NotebookPen } from 'lucide-react';
import type { Applicant } from '@upround/jobs/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

/** Marks of an applicant: with a résumé, with a note of the creator. */
export function ApplicantMarks({ applicant }: { applicant: Applicant }) {
  const t = useHiringText();
  const marks = [
    { icon: FileText, label: t('applicants.hasResume'), isShown: applicant.resume !== null },
    { icon: NotebookPen, label: t('applicants.hasNote'), isShown: applicant.hasNote },
  ];
  return marks
    .filter(({ isShown }) => isShown)
    .map(({ icon: IconPart, label }) => (
      <span key={label} title={label} className="text-muted">
        <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />
        <span className="sr-only">{label}</span>
      </span>
    ));
}
