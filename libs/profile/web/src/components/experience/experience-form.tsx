import { use, useRef, useState, type FormEvent } from 'react';
import { profileLimits, type Experience, type Profile } from '@upround/profile/contract';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { Button, Checkbox, Field, InlineError, TextArea, TextInput } from '@upround/shared/ui';
import { CompanyPartsContext } from '../../company-parts';
import { editDrafts } from '../../data/edit-drafts';
import {
  checkValues,
  valuesOf,
  type ExperienceField,
  type ExperienceProblems,
  type ExperienceValues,
} from './experience-values';
import { useExperienceText } from './messages/catalogue';
import { MonthField } from './month-field';
import { useExperience } from './use-experience';

interface ExperienceFormProps {
  profile: Profile;
  /** The entry to edit; a new one is added where it is left out. */
  entry?: Experience;
  onDone: () => void;
}

const limits: Record<Exclude<ExperienceField, 'start' | 'end'>, number> = {
  title: profileLimits.title,
  company: profileLimits.company,
  location: profileLimits.location,
  description: profileLimits.description,
};

/** Adds or edits an entry of the member's experience. Typed text is stored on the device until it is saved. */
export function ExperienceForm({ profile, entry, onDone }: ExperienceFormProps) {
  const t = useExperienceText();
  const reasonOf = useFailureReason();
  const format = useFormat();
  const { Input: CompanyInput } = use(CompanyPartsContext);
  use(editDrafts.load());
  const draftKey = `${profile.id}:experience:${entry?.id ?? 'new'}`;
  const [values, setValues] = useState<ExperienceValues>(() => ({
    ...valuesOf(entry),
    ...editDrafts.readJson<Partial<ExperienceValues>>(draftKey),
  }));
  const [problems, setProblems] = useState<ExperienceProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const experience = useExperience(profile.id);

  const change = (part: Partial<ExperienceValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    editDrafts.write(draftKey, JSON.stringify(next));
    // What was wrong is looked at again while it is being mended.
    if (Object.keys(problems).length > 0) setProblems(checkValues(next, new Date()).problems ?? {});
  };
  const leave = () => {
    editDrafts.write(draftKey, undefined);
    onDone();
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const checked = checkValues(values, new Date());
    setProblems(checked.problems ?? {});
    if (checked.draft === undefined) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    setBusy(true);
    try {
      if (entry === undefined) await experience.add(checked.draft);
      else await experience.edit(entry.id, checked.draft);
    } catch (error) {
      setBusy(false);
      setFailure(t('failed', { why: reasonOf(error) }));
      return;
    }
    announce(entry === undefined ? t('added') : t('saved'));
    leave();
  }

  const errorOf = (field: ExperienceField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    const limit = field === 'start' || field === 'end' ? 0 : limits[field];
    return t(`problems.${problem}`, { limit: format.number(limit) });
  };
  const text = (name: 'title' | 'company' | 'location' | 'description') => ({
    dir: 'auto' as const,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      aria-label={entry === undefined ? t('addTitle') : t('editTitle')}
      onSubmit={(event) => void save(event)}
      className="mt-3 flex flex-col gap-5 border-y py-5"
    >
      <Field label={t('title')} required hint={t('titleHint')} error={errorOf('title')}>
        <TextInput autoFocus {...text('title')} />
      </Field>
      <Field label={t('company')} required error={errorOf('company')}>
        <CompanyInput value={values.company} onChange={(company) => change({ company })} />
      </Field>
      <Field label={t('location')} optional error={errorOf('location')}>
        <TextInput {...text('location')} />
      </Field>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <MonthField
            side="start"
            month={values.startMonth}
            year={values.startYear}
            error={errorOf('start')}
            onChange={({ month = values.startMonth, year = values.startYear }) =>
              change({ startMonth: month, startYear: year })
            }
          />
          {!values.isPresent && (
            <MonthField
              side="end"
              month={values.endMonth}
              year={values.endYear}
              error={errorOf('end')}
              onChange={({ month = values.endMonth, year = values.endYear }) =>
                change({ endMonth: month, endYear: year })
              }
            />
          )}
        </div>
        <Checkbox
          label={t('present')}
          checked={values.isPresent}
          onChange={(event) => change({ isPresent: event.target.checked })}
        />
      </div>
      <Field
        label={t('description')}
        optional
        hint={t('descriptionHint')}
        error={errorOf('description')}
      >
        <TextArea rows={3} {...text('description')} />
      </Field>
      {failure !== undefined && (
        <div role="alert">
          <InlineError>{failure}</InlineError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {entry === undefined ? t('add') : t('save')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
