import { Columns3, Download, Rows3 } from 'lucide-react';
import type { Job } from '@upround/jobs/contract';
import { Button, SegmentedControl } from '@upround/shared/ui';
import { BlindSwitch } from '../blind/blind-switch';
import type { ApplicantChoice } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { applicantLayouts, type ApplicantAddress } from '../model/use-applicant-address';
import { useApplicantCsv } from './use-applicant-csv';

interface ApplicantToolsProps {
  job: Job;
  address: ApplicantAddress;
  choice: ApplicantChoice;
  /** Whether the plan doesn't include blind hiring. */
  isBlindLocked: boolean;
  onBlind: (isBlind: boolean) => void;
}

const icons = { table: Rows3, board: Columns3 } as const;

/** The layout, blind mode and the file. */
export function ApplicantTools(props: ApplicantToolsProps) {
  const { job, address, choice, isBlindLocked, onBlind } = props;
  const t = useHiringText();
  const csv = useApplicantCsv(job);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        label={t('applicants.layout')}
        value={address.layout}
        onChange={(layout) => address.put({ layout: layout === 'table' ? undefined : layout })}
        options={applicantLayouts.map((value) => ({
          value,
          icon: icons[value],
          label: t(`applicants.${value}`),
        }))}
      />
      <BlindSwitch isLocked={isBlindLocked} onBlind={onBlind} />
      <Button
        size="small"
        icon={Download}
        busy={csv.isBusy}
        onClick={() => void csv.download(choice)}
      >
        {t('applicants.csv')}
      </Button>
    </div>
  );
}
