import { Columns3, Download, Rows3 } from 'lucide-react';
import type { Job } from '@upround/jobs/contract';
import { Button, SegmentedControl, Switch } from '@upround/shared/ui';
import type { ApplicantChoice } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { applicantLayouts, type ApplicantAddress } from '../model/use-applicant-address';
import { useApplicantCsv } from './use-applicant-csv';

interface ApplicantToolsProps {
  job: Job;
  address: ApplicantAddress;
  choice: ApplicantChoice;
  onBlind: (isBlind: boolean) => void;
}

const icons = { table: Rows3, board: Columns3 } as const;

/** The layout, blind mode and the file. */
export function ApplicantTools({ job, address, choice, onBlind }: ApplicantToolsProps) {
  const t = useHiringText();
  const { isBlind } = useFaces();
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
      <Switch
        label={t('applicants.blind')}
        checked={isBlind}
        className="items-center text-small text-muted"
        onChange={(event) => onBlind(event.target.checked)}
      />
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
