import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { opensByTier, planNames, type PlanTier } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, Dialog, Switch } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { useBlindText } from './messages/catalogue';

const planWithIt = ([1, 2, 3] as const satisfies readonly PlanTier[]).find(
  (tier) => opensByTier[tier].blindHiring,
);

interface BlindSwitchProps {
  /** Whether the plan doesn't include blind hiring. */
  isLocked: boolean;
  onBlind: (isBlind: boolean) => void;
}

/** Turns blind mode on and off; without the plan it says which one includes it. */
export function BlindSwitch({ isLocked, onBlind }: BlindSwitchProps) {
  const t = useHiringText();
  const { isBlind } = useFaces();
  const [isOpen, setOpen] = useState(false);
  if (!isLocked) {
    return (
      <Switch
        label={t('applicants.blind')}
        checked={isBlind}
        className="items-center text-small text-muted"
        onChange={(event) => onBlind(event.target.checked)}
      />
    );
  }
  return (
    <>
      <Button size="small" icon={EyeOff} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('applicants.blind')}
      </Button>
      {isOpen && (
        <BlindDialog
          onClose={() => {
            setOpen(false);
            onBlind(false);
          }}
        />
      )}
    </>
  );
}

function BlindDialog({ onClose }: { onClose: () => void }) {
  const b = useBlindText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={b('title', { plan: planNames[planWithIt ?? 3] })}
      footer={
        <>
          <Button onClick={onClose}>{b('close')}</Button>
          <ButtonLink variant="primary" href={links.pricing()}>
            {b('plans')}
          </ButtonLink>
        </>
      }
    >
      <p>{b('text')}</p>
    </Dialog>
  );
}
