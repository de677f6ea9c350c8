import { Clock } from 'lucide-react';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, ICON_STROKE, Link } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { isOfferWithoutReply, useNextStep } from './use-next-step';

interface NextStepLineProps {
  applied: AppliedJob;
  /** The list is short: no summary above it leads to an offer without a reply. */
  isLead?: boolean;
}

/** What comes next: a link where it is the viewer's turn, and a button where an offer waits for a reply. */
export function NextStepLine({ applied, isLead = false }: NextStepLineProps) {
  const t = useAppliedText();
  const { application } = applied;
  const { text, turn } = useNextStep()(applied);
  if (application.silent) return <SilentLine />;
  if (turn !== 'own') return <p className="text-small text-muted">{text}</p>;
  const href = links.appliedJobs({ application: application.id });
  if (isOfferWithoutReply(application)) {
    return (
      <p>
        <ButtonLink
          href={href}
          size="small"
          variant={isLead ? 'primary' : 'secondary'}
          aria-label={`${t('replyToOffer')}: ${applied.title}`}
        >
          {t('replyToOffer')}
        </ButtonLink>
      </p>
    );
  }
  return (
    <p className="text-small">
      <Link href={href} className="font-semibold">
        {text}
      </Link>
    </p>
  );
}

/** That nothing was heard for long. */
function SilentLine() {
  const t = useAppliedText();
  return (
    <p className="flex items-center gap-1.5 text-small text-warning-text">
      <Clock aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
      {t('row.silent')}
    </p>
  );
}
