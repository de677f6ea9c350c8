import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useRequireMember } from '@upround/shared/session';
import { ActionButton } from '@upround/shared/ui';
import { ReportDialog } from '@upround/social/web';
import { useNewsText } from '../messages/catalogue';

interface ReportButtonProps {
  reference: { referenceType: 'NEWS' | 'ARTICLE' | 'ESSAY'; referenceId: string };
}

/** Tells moderators of a story or a text. */
export function ReportButton({ reference }: ReportButtonProps) {
  const t = useNewsText();
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={Flag}
        label={t('story.report')}
        text={<span className="max-medium:sr-only">{t('story.report')}</span>}
        onClick={() => void requireMember(() => setOpen(true))}
      />
      {isOpen && (
        <ReportDialog
          reference={reference}
          title={t(`story.reportTitles.${reference.referenceType}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
