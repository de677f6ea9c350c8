import { ChevronDown } from 'lucide-react';
import type { Applicant } from '@upround/jobs/contract';
import { Badge, Button, classes, Menu, MenuItem, MenuLabel } from '@upround/shared/ui';
import { StageDot } from '../../components/stage-dot';
import { stageTones } from '../../components/stage-tones';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { stages } from './use-stage-moves';
import { StageBadge } from './stage-badge';
import type { ApplicantActions } from './use-applicant-actions';

interface StageMenuProps {
  applicant: Applicant;
  actions: ApplicantActions;
  size?: 'small' | 'medium';
  /** The context shows the stage already. */
  isInStage?: boolean;
}

/** An applicant's stage, with a menu of the other stages. Withdrawn applicants can't be moved. */
export function StageMenu(props: StageMenuProps) {
  const { applicant, actions, size = 'small', isInStage = false } = props;
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
          variant={size === 'small' ? 'quiet' : 'secondary'}
          icon={ChevronDown}
          className={classes(
            'flex-row-reverse',
            // In a list its text is aligned with the lines above and below.
            size === 'small' && '-ml-3',
          )}
          aria-label={`${state}. ${t('move.menu', { name })}`}
        >
          {isInStage ? t('move.short') : <Badge tone={stageTones[applicant.state]}>{state}</Badge>}
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
            <StageDot tone={stageTones[stage]} className="mr-2" />
            {t(stage === 'REJECTED' ? 'move.reject' : `state.${stage}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
