import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { useAppliedText } from '../messages/catalogue';
import { useApplicationsFile } from './use-applications-file';

/** Downloads all of the viewer's applications as CSV. */
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
    <Button icon={Download} busy={isBusy} aria-label={t('csv')} onClick={run}>
      <span className="medium:hidden">{t('csvShort')}</span>
      <span className="max-medium:hidden">{t('csv')}</span>
    </Button>
  );
}
