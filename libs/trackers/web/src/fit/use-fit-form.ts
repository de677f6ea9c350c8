import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFitSettings, type FitSettings } from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { useFormat } from '@upround/shared/i18n';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { fitQuery } from '../data/tracker-queries';
import { viewerCalls } from '../events/viewer-calls';
import { amountProblemOf, isNothing, settingsOf, valuesOf, type FitValues } from './fit-values';
import { useFitText } from './messages/catalogue';

/** The form of what the member seeks, over what is saved. */
export function useFitForm(saved: FitSettings | null) {
  const t = useFitText();
  const format = useFormat();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [values, setValues] = useState<FitValues>(() => valuesOf(saved, format));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const settings = settingsOf(values);
  const problem = amountProblemOf(values);
  const isEmpty = isNothing(settings) && problem === null;

  const put = async (next: FitSettings | null) => {
    setBusy(true);
    try {
      const answer = await api.call(saveFitSettings, { body: { settings: next } });
      client.setQueryData(fitQuery().queryKey, answer);
      // Each of these answers with scores.
      for (const { id } of viewerCalls) void client.invalidateQueries({ queryKey: [id] });
      if (next === null) setValues(valuesOf(null, format));
      toast.show({ text: t(next === null ? 'cleared' : 'saved') });
    } catch (error) {
      fail(error, t(next === null ? 'clearFailed' : 'saveFailed'));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    settings,
    isBusy,
    isSaved: saved !== null && JSON.stringify(settings) === JSON.stringify(saved),
    /** Said once the member has tried to save. */
    problem: isChecked ? problem : null,
    isEmptyWrong: isChecked && isEmpty,
    change(next: FitValues) {
      setValues(next);
      if (amountProblemOf(next) === null && !isNothing(settingsOf(next))) setChecked(false);
    },
    save() {
      setChecked(true);
      if (problem === null && !isEmpty && !isBusy) void put(settings);
    },
    clear: () => void put(null),
  };
}
