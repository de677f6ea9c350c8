import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { Tracker, TrackerCount } from '@upround/trackers/contract';
import { csvFile, csvOf, saveFile } from '@upround/shared/files';
import { useFailureToast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { BriefRecord } from '../../components/brief-record';
import { useExportColumns } from '../../lists/export/export-columns';
import { useBundleText } from '../messages/catalogue';
import { LockedRecord } from './locked-record';

interface SamplePartProps {
  counts: readonly TrackerCount[];
  /** The viewer can't read contact details yet: the rows say which there are. */
  isLocked: boolean;
}

const hasContacts = ({ contactKinds = [] }: Tracker) => contactKinds.length > 0;

/** Records with contact details first, otherwise as they came. */
const byContacts = (left: Tracker, right: Tracker) =>
  Number(hasContacts(right)) - Number(hasContacts(left));

/** Records of each type in turn, and a file of them as the bundle gives it. */
export function SamplePart({ counts, isLocked }: SamplePartProps) {
  const t = useBundleText();
  const id = useId();
  const records = counts.flatMap(({ sample }) => sample);
  // Those with contact details come first: these are what the bundle adds.
  const samples = counts.map(({ sample }) => [...sample].sort(byContacts));
  const shown = [0, 1].flatMap((place) => samples.flatMap((sample) => sample[place] ?? []));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-title font-semibold">
            {t('sample.title')}
          </h2>
          <p className="text-small text-muted">
            {t(isLocked ? 'sample.lockedText' : 'sample.text')}
          </p>
        </div>
        {records.length > 0 && <SampleButton records={records} />}
      </div>
      {shown.length === 0 ? (
        <p className="text-small text-muted">{t('sample.none')}</p>
      ) : (
        <ul className="grid gap-x-8 border-t *:border-b wide:grid-cols-2">
          {shown.map((record) => (
            <li key={record.id} className="min-w-0">
              {isLocked ? (
                <LockedRecord isMixed isLocked hasFits={false} record={record} />
              ) : (
                <BriefRecord record={record} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SampleButton({ records }: { records: readonly Tracker[] }) {
  const t = useBundleText();
  const fail = useFailureToast();
  const columns = useExportColumns();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(csvFile(await csvOf(records, columns)), t('sample.file'));
    } catch (error) {
      fail(error, t('sample.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void save()}>
      {t('sample.download')}
    </Button>
  );
}
