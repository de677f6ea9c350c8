import { FileText, NotebookPen } from 'lucide-react';
import type { Applicant } from '@upround/jobs/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

interface ApplicantMarksProps {
  applicant: Applicant;
  /** As in a table, where those of one kind are below each other. */
  isAligned?: boolean;
}

/** Marks of an applicant: with a note of the creator, with a résumé. */
export function ApplicantMarks({ applicant, isAligned = false }: ApplicantMarksProps) {
  const t = useHiringText();
  const marks = [
    { icon: NotebookPen, label: t('applicants.hasNote'), isShown: applicant.hasNote },
    { icon: FileText, label: t('applicants.hasResume'), isShown: applicant.resume !== null },
  ];
  return marks
    .filter(({ isShown }) => isShown || isAligned)
    .map(({ icon: IconPart, label, isShown }) =>
      isShown ? (
        <span key={label} title={label} className="text-muted">
          <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />
          <span className="sr-only">{label}</span>
        </span>
      ) : (
        <span key={label} className="size-4" />
      ),
    );
}
