import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import { saveFile } from '@upround/shared/files';
import { useFailureToast } from '@upround/shared/toasts';
import { useUploadsText } from './messages/catalogue';

/** Downloads a private file: fetched with the viewer's token, and saved from there. */
export function useFileDownload(url: string, name: string) {
  const t = useUploadsText();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await api.fetchFile(url), name);
    } catch (error) {
      fail(error, t('downloadFailed', { name }));
    }
    setBusy(false);
  };
  return { isBusy, download: () => void download() };
}
