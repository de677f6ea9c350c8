import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { useAppliedText } from '../messages/catalogue';
import { useApplicationsFile } from './use-applications-file';

/** Downloads all of the viewer's applications as CSV; an icon below wide windows. */
export function CsvButton() {
  const t = useAppliedText();
  const fail = useFailureToast();
  const save = useApplicationsFile();
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    save()
      .catch((error: unknown) => fail(error, t('csvFailed')))
      .finally(() => setBusy(false));
  };
  return (
    <Button
      icon={Download}
      busy={isBusy}
      className="max-wide:w-10 max-wide:gap-0 max-wide:border-transparent max-wide:bg-transparent max-wide:px-0"
      onClick={run}
    >
      <span className="max-wide:sr-only">{t('csv')}</span>
    </Button>
  );
}
