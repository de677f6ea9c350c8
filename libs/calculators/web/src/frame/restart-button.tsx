import { RotateCcw } from 'lucide-react';
import { toast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import type { LinkState } from '../link/use-link-state';
import { useFrameText } from './messages/catalogue';

/** Brings the example back, once something else is entered. */
export function RestartButton<State>({ link }: { link: LinkState<State> }) {
  const t = useFrameText();
  if (!link.isChanged) return null;
  const restart = () => {
    const { state } = link;
    link.restart();
    toast.show({ text: t('restarted'), undo: () => link.replace(state) });
  };
  return (
    <Button icon={RotateCcw} size="small" variant="quiet" onClick={restart}>
      {t('restart')}
    </Button>
  );
}
