import { Clock } from 'lucide-react';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { useNextStep } from './use-next-step';

/** What comes next: a link where it is the viewer's turn. */
export function NextStepLine({ applied }: { applied: AppliedJob }) {
  const { application } = applied;
  const { text, turn } = useNextStep()(applied);
  if (application.silent) return <SilentLine />;
  if (turn !== 'own') return <p className="text-small text-muted">{text}</p>;
  return (
    <p className="text-small">
      <Link href={links.appliedJobs({ application: application.id })} className="font-semibold">
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
