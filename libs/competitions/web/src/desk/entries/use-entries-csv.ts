import { useEffect, useRef, useState } from 'react';
import type { DeskCompetition } from '@upround/competitions/contract';
import { csvFile, csvOf, saveFile } from '@upround/shared/files';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { allDeskEntries } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';
import { useEntryColumns } from './entry-columns';

/** A CSV file of all submitted entries. A file is saved only where every page could be read. */
export function useEntriesCsv(competition: DeskCompetition) {
  const t = useDeskText();
  const fail = useFailureToast();
  const columns = useEntryColumns(competition);
  const running = useRef<AbortController>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const { slug } = competition;

  const cancel = () => running.current?.abort();
  // No file is saved over another page.
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setDone(0);
    setBusy(true);
    try {
      const rows = await allDeskEntries(slug, signal, setDone);
      const text = await csvOf(rows, columns);
      signal.throwIfAborted();
      saveFile(csvFile(text), t('csv.file', { competition: slug }));
      toast.show({ text: t('csv.done', { count: rows.length }) });
    } catch (error) {
      if (!signal.aborted) fail(error, t('csv.failed'));
    }
    setBusy(false);
  };
  return { done, isBusy, download, cancel };
}
