import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  hoursSchema,
  mentorErrors,
  saveHours,
  type MentorHours,
  type SavedHours,
} from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { draftStore } from '@upround/shared/drafts';
import { errorOf } from '@upround/shared/forms';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { areValidHours } from './hours-values';
import { useOfferText } from './messages/catalogue';
import { rereadOwnMentor } from './own-mentor-cache';

const drafts = draftStore<MentorHours>({ database: 'upround-mentor', schema: hoursSchema });
const KEY = 'hours';
/** Without storage, as in a private window, the form works without a draft. */
const ignore = () => undefined;

/** Hours as they are being changed; what isn't saved yet is kept on this device. */
export function useHoursForm(saved: MentorHours) {
  const t = useOfferText();
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const own = useMemo(() => drafts(userId), [userId]);
  const [changed, setChanged] = useState<MentorHours | null>(null);
  const [result, setResult] = useState<SavedHours | null>(null);
  const [problem, setProblem] = useState<'ranges' | Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hours = changed ?? saved;

  useEffect(() => {
    let isGone = false;
    own.read(KEY).then((stored) => {
      if (!isGone && stored !== undefined) setChanged((current) => current ?? stored);
    }, ignore);
    return () => {
      isGone = true;
    };
  }, [own]);

  const change = (next: Partial<MentorHours>) => {
    const whole = { ...hours, ...next };
    setChanged(whole);
    setProblem(null);
    own.write(KEY, whole).catch(ignore);
  };

  const save = async () => {
    setProblem(null);
    if (!areValidHours(hours)) {
      setProblem('ranges');
      return;
    }
    setBusy(true);
    try {
      const written = await api.call(saveHours, { body: hours });
      await rereadOwnMentor(client);
      // Changes that were made during the request stay.
      setChanged((current) => (current === hours || current === null ? null : current));
      own.delete(KEY).catch(ignore);
      setResult(written);
      toast.show({ text: t('saved') });
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === mentorErrors.INVALID_HOURS.code;
      setProblem(isInvalid ? 'ranges' : errorOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { hours, change, save, result, problem, isBusy };
}
