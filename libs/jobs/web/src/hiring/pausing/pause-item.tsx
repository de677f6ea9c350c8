import { Pause } from 'lucide-react';
import type { JobSummary } from '@upround/jobs/contract';
import { MenuItem } from '@upround/shared/ui';
import { usePausingText } from './messages/catalogue';
import { usePauses } from './use-pauses';

/** Takes an open job off the board until it's resumed. */
export function PauseItem({ job }: { job: JobSummary }) {
  const t = usePausingText();
  const { pause } = usePauses();
  return (
    <MenuItem icon={Pause} onSelect={() => void pause(job)}>
      {t('pause')}
    </MenuItem>
  );
}
