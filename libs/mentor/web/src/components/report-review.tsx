import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useRequireMember } from '@upround/shared/session';
import { IconButton } from '@upround/shared/ui';
import { ReportDialog } from '@upround/social/web';
import { useMentorCardText } from './messages/catalogue';

interface ReportReviewProps {
  /** Id of the review. */
  id: string;
  /** Who wrote it. */
  name: string;
}

/** Reports what someone else wrote about a session. */
export function ReportReview({ id, name }: ReportReviewProps) {
  const t = useMentorCardText();
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Flag}
        size="small"
        label={t('reportReview', { name })}
        onClick={() => requireMember(() => setOpen(true))}
      />
      {isOpen && (
        <ReportDialog
          reference={{ referenceType: 'REVIEW', referenceId: id }}
          title={t('reportReview', { name })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
