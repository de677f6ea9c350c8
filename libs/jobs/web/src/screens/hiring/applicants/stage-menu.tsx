import { ChevronDown } from 'lucide-react';
import type { Applicant } from '@upround/jobs/contract';
import { Button, Menu, MenuItem, MenuLabel } from '@upround/shared/ui';
import { useHiringText } from '../../../hiring/messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { stages } from '../model/use-stage-moves';
import { StageBadge } from './stage-badge';
import type { ApplicantActions } from './use-applicant-actions';

interface StageMenuProps {
  applicant: Applicant;
  actions: ApplicantActions;
  size?: 'small' | 'medium';
}

/** Where an applicant stands, and the way to every other stage. Who withdrew stays where they are. */
export function StageMenu({ applicant, actions, size = 'small' }: StageMenuProps) {
  const t = useHiringText();
  const { name } = useFaces().faceOf(applicant);
  const state = t(`state.${applicant.state}`);
  if (applicant.state === 'WITHDRAWN') {
    return (
      <span title={t('move.withdrawn')}>
        <StageBadge state="WITHDRAWN" />
      </span>
    );
  }
  return (
    <Menu
      trigger={
        <Button
          size={size}
          icon={ChevronDown}
          className="flex-row-reverse"
          aria-label={`${state}. ${t('move.menu', { name })}`}
        >
          {state}
        </Button>
      }
    >
      <MenuLabel>{t('move.to')}</MenuLabel>
      {stages
        .filter((stage) => stage !== applicant.state)
        .map((stage) => (
          <MenuItem
            key={stage}
            onSelect={() =>
              stage === 'REJECTED' ? actions.reject([applicant]) : actions.move([applicant], stage)
            }
          >
            {t(stage === 'REJECTED' ? 'move.reject' : `state.${stage}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
