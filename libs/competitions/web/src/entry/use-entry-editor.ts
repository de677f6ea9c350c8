import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  competitionErrors,
  readOwnEntry,
  saveEntry,
  submitEntry,
  type OwnEntry,
} from '@upround/competitions/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { keyOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { putOwnEntry, rereadCompetition } from '../data/competition-cache';
import type { CompetitionView } from '../model/competition-view';
import { entryDrafts } from './entry-drafts';
import { EntrySaver } from './entry-saver';
import { textsOf, valuesOf, withFilesOf, type EntryValues } from './entry-values';
import { useEntryText } from './messages/catalogue';
import { problemsNow } from './problems';
import type { Grace } from './use-grace';

/** What was typed isn't on the server, so it isn't submitted. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

/** The form of an entry with its saver: everything typed is saved by itself. */
function useSavedForm(view: CompetitionView, entry: OwnEntry | null, { isLate }: Grace) {
  const { slug, form: fields } = view.competition;
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const form = useForm<EntryValues>({ defaultValues: valuesOf(fields, entry) });
  const { getValues, reset, watch } = form;
  const [saver] = useState(() => {
    const drafts = entryDrafts(userId);
    const params = { slug };
    return new EntrySaver(entry, {
      values: () => getValues(),
      textsOf: (values) => textsOf(fields, values),
      valuesOf: (one) => valuesOf(fields, one),
      withFiles: (saved) => withFilesOf(fields, saved, getValues()),
      show: (values) => reset(values),
      send: (texts, revision) => api.call(saveEntry, { params, body: { ...texts, revision } }),
      reread: async () => (await api.call(readOwnEntry, { params })).entry,
      onEntry: (one) => putOwnEntry(client, slug, one),
      onClosed: () => rereadCompetition(client, slug),
      drafts: {
        read: () => drafts.read(slug),
        write: (draft) => drafts.write(slug, draft),
        delete: () => drafts.delete(slug),
      },
    });
  });
  useEffect(() => saver.start(), [saver]);
  useEffect(() => {
    const subscription = watch((_, { type }) => {
      // Only what the member changes, not what is loaded.
      if (type !== undefined) saver.change();
    });
    return () => subscription.unsubscribe();
  }, [saver, watch]);
  useEffect(() => {
    if (entry === null) saver.lose();
    else saver.adopt(entry);
  }, [entry, saver]);
  useEffect(() => {
    if (isLate) void saver.keepFiles();
  }, [isLate, saver]);
  return { form, saver };
}

/** Editing, saving and submitting the member's entry. */
export function useEntryEditor(view: CompetitionView, entry: OwnEntry | null, grace: Grace) {
  const { slug, form: fields } = view.competition;
  const t = useEntryText();
  const client = useQueryClient();
  const { form, saver } = useSavedForm(view, entry, grace);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const texts = textsOf(fields, useWatch({ control: form.control }) as EntryValues);
  const submit = useMutation({
    mutationKey: [submitEntry.id],
    gcTime: 0,
    mutationFn: async () => {
      if (!(await saver.save())) throw new NotSavedError();
      const body = { revision: saver.revision };
      return api.call(submitEntry, { params: { slug }, body });
    },
    onSuccess: (submitted) => {
      saver.confirm(submitted);
      putOwnEntry(client, slug, submitted);
      rereadCompetition(client, slug);
      toast.show({ text: t('submit.done') });
      if (grace.isLate) grace.close();
    },
    onError: async (error) => {
      const code = error instanceof ApiError ? error.code : '';
      if (code === competitionErrors.ENTRY_CHANGED.code) await saver.meetConflict();
      else if (code === competitionErrors.CLOSED.code) view.reread();
      await client.invalidateQueries({ queryKey: keyOf(readOwnEntry, { params: { slug } }) });
    },
  });
  return {
    form,
    saver,
    /** How far it is saved. */
    state,
    /** What the form holds now. */
    texts,
    problems: problemsNow(fields, texts),
    /** The fields whose chosen file wasn't uploaded. */
    notUploaded: fields.filter(({ id }) => failed.includes(id)),
    setFailed: (fieldId: string, isFailed: boolean) =>
      setFailed((before) => {
        const others = before.filter((id) => id !== fieldId);
        return isFailed ? [...others, fieldId] : others;
      }),
    submit,
    /** Puts values into the form, as if they were typed. */
    fill: (values: EntryValues) => {
      form.reset({ ...form.getValues(), ...values });
      saver.change();
    },
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;
