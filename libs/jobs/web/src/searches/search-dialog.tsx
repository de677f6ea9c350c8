import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  alertRhythms,
  jobLimits,
  jobsErrors,
  type AlertRhythm,
  type JobFilters,
  type SavedSearch,
} from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, InlineError, RadioGroup, TextInput } from '@upround/shared/ui';
import { addSearch, changeSearch } from './saved-search-queries';
import { useJobsText } from '../messages/catalogue';
import { useActiveFilters } from '../components/use-active-filters';

interface SearchDialogProps {
  filters: JobFilters;
  /** The name that is proposed. */
  name: string;
  /** The saved search that is changed; without one a new one is saved. */
  search?: SavedSearch;
  onClose: () => void;
}

/** Edits a saved search's name and how often its alerts are sent. Loaded when it is opened. */
export function SearchDialog({ filters, name: proposed, search, onClose }: SearchDialogProps) {
  const t = useJobsText();
  const client = useQueryClient();
  const active = useActiveFilters(filters);
  const [name, setName] = useState(proposed);
  const [alert, setAlert] = useState<AlertRhythm>(search?.alert ?? 'WEEKLY');
  const reasonOf = useFailureReason();
  const [isUnnamed, setUnnamed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    const given = { name: name.trim(), alert };
    if (given.name === '') {
      setUnnamed(true);
      return;
    }
    if (isBusy) return;
    setUnnamed(false);
    setProblem(undefined);
    setBusy(true);
    try {
      if (search === undefined) await addSearch(client, { ...given, filters });
      else await changeSearch(client, search.id, given);
      onClose();
      toast.show(
        search === undefined
          ? {
              text: t('saveSearch.saved'),
              link: { href: links.savedSearches(), label: t('saveSearch.see') },
            }
          : { text: t('searches.changed') },
      );
    } catch (error) {
      const isFull =
        error instanceof ApiError && error.code === jobsErrors.TOO_MANY_SAVED_SEARCHES.code;
      setProblem(isFull ? reasonOf(error) : t('saveSearch.failed', { why: reasonOf(error) }));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(search === undefined ? 'saveSearch.title' : 'saveSearch.editTitle')}
      description={
        active.length === 0
          ? t('saveSearch.everything')
          : active.flatMap(({ filters: on }) => on.map(({ label }) => label)).join(' · ')
      }
      footer={
        <>
          <Button onClick={onClose}>{t('saveSearch.cancel')}</Button>
          <Button variant="primary" type="submit" form="search-form" busy={isBusy}>
            {t(search === undefined ? 'saveSearch.save' : 'saveSearch.saveChanges')}
          </Button>
        </>
      }
    >
      <form id="search-form" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <Field
          label={t('saveSearch.name')}
          error={isUnnamed ? t('saveSearch.nameRequired') : undefined}
        >
          <TextInput
            value={name}
            maxLength={jobLimits.savedSearchName}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <RadioGroup
          legend={t('saveSearch.alert')}
          hint={t('saveSearch.alertHint')}
          value={alert}
          onChange={setAlert}
          options={alertRhythms.map((value) => ({ value, label: t(`saveSearch.${value}`) }))}
        />
        {problem !== undefined && <InlineError>{problem}</InlineError>}
      </form>
    </Dialog>
  );
}
