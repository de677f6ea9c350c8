import type { LinkProblem } from '@upround/calculators/model';
import { Notice } from '@upround/shared/ui';
import { useFrameText } from './messages/catalogue';

/** Says why an opened link isn't shown as it was made. */
export function LinkProblemNotice({ problem }: { problem: LinkProblem | null }) {
  const t = useFrameText();
  return problem === null ? null : <Notice tone="warning">{t(`problems.${problem}`)}</Notice>;
}

/** What every calculator has at its end. */
export function NotAdvice() {
  const t = useFrameText();
  return <p className="max-w-measure border-t pt-6 text-small text-muted">{t('notAdvice')}</p>;
}
