import { useForm } from 'react-hook-form';
import type {
  Competition,
  CompetitionDraft,
  DeskCompetition,
  EntryField,
} from '@upround/competitions/contract';
import { FieldGroup, Prose } from '@upround/shared/ui';
import { AboutTab } from '../../competition/about-tab';
import { PhasesBar } from '../../competition/phases-bar';
import { useCompetitionPartsText } from '../../components/messages/catalogue';
import { MomentText } from '../../components/moment-text';
import { OutsideLink } from '../../components/outside-link';
import { EntryFieldPart, HeadFieldPart } from '../../entry/entry-fields';
import { headFields, valuesOf, type EntryValues } from '../../entry/entry-values';
import type { Grace } from '../../entry/use-grace';
import { CompetitionCard } from '../../list/competition-card';
import { DeskPart } from '../desk-part';
import { useDeskText } from '../messages/catalogue';
import { useDraftText } from './messages/catalogue';
import { momentsOf, previewOf } from './preview-of';

interface DraftPreviewProps {
  /** As it's typed: parts may be missing. */
  draft: CompetitionDraft;
  /** What is saved of it; null for a new one. */
  desk: DeskCompetition | null;
}

/** Renders the draft as people will see it: its list card, its dates, its page, its entry form and its rules. */
export function DraftPreview({ draft, desk }: DraftPreviewProps) {
  const t = useDeskText();
  const text = useDraftText();
  const competition = previewOf(draft, desk);
  const isDated = momentsOf(draft) !== null;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <DeskPart level={3} title={text('preview.card')} hint={text('preview.cardHint')}>
        {isDated && draft.title.trim() !== '' ? (
          <CardPreview competition={competition} />
        ) : (
          <p className="text-muted">{text('preview.noCard')}</p>
        )}
      </DeskPart>
      <DeskPart level={3} title={t('moments.title')}>
        {isDated ? (
          <PhasesBar competition={competition} isNarrow />
        ) : (
          <DatesPreview draft={draft} />
        )}
      </DeskPart>
      <section aria-label={text('preview.page')} className="min-w-0 border-t pt-6">
        <AboutPreview competition={competition} />
      </section>
      <DeskPart level={3} title={t('form.entryForm')} hint={text('preview.formHint')}>
        <FormPreview form={competition.form} />
      </DeskPart>
      <DeskPart level={3} title={t('rules.title')}>
        <TextPreview markdown={draft.rules} />
      </DeskPart>
    </div>
  );
}

/** The first tab of its page, which says so where nothing is written. */
function AboutPreview({ competition }: { competition: Competition }) {
  const text = useDraftText();
  const nothing = text('preview.nothing');
  const about = competition.about.trim() === '' ? nothing : competition.about;
  const organiser = competition.organiser.trim() === '' ? nothing : competition.organiser;
  return <AboutTab competition={{ ...competition, about, organiser }} />;
}

function CardPreview({ competition }: { competition: Competition }) {
  return (
    // Its links and buttons lead nowhere before it's announced.
    <div inert className="overflow-hidden rounded-surface border [&>*]:border-b-0">
      <CompetitionCard competition={{ ...competition, winners: [] }} position={1} total={1} />
    </div>
  );
}

const steps = [
  ['opensAt', 'next.opens'],
  ['closesAt', 'next.closes'],
  ['judgingAt', 'next.judging'],
  ['resultAt', 'next.result'],
] as const;

/** The dates while one of them is missing. */
function DatesPreview({ draft }: { draft: CompetitionDraft }) {
  const text = useDraftText();
  const parts = useCompetitionPartsText();
  return (
    <dl className="grid gap-4 medium:grid-cols-2">
      {steps.map(([name, label]) => {
        const at = draft[name];
        return (
          <div key={name} className="min-w-0">
            <dt className="text-small text-muted">{parts(label)}</dt>
            <dd>{at === null ? text('preview.noDate') : <MomentText value={at} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function TextPreview({ markdown }: { markdown: string }) {
  const text = useDraftText();
  if (markdown.trim() === '') return <p className="text-muted">{text('preview.nothing')}</p>;
  return <Prose text={markdown} isForeign OutsideLink={OutsideLink} />;
}

/** A field whose label isn't typed yet is called by its number. */
const shown = (field: EntryField, label: string): EntryField =>
  field.label === '' ? { ...field, label } : field;

const ignore = () => undefined;
/** Nothing can be uploaded here, so nothing is awaited. */
const noUploads: Grace = {
  isLate: false,
  endsAt: '',
  isUploading: false,
  begin: ignore,
  end: ignore,
  close: ignore,
};

/** The form of an entry, to be tried: nothing of it is saved. */
function FormPreview({ form }: { form: readonly EntryField[] }) {
  const t = useDeskText();
  const text = useDraftText();
  const { control } = useForm<EntryValues>({ defaultValues: valuesOf(form, null) });
  const common = { control, error: undefined };
  return (
    <div
      role="group"
      aria-label={text('preview.form')}
      className="flex max-w-content min-w-0 flex-col gap-6 rounded-surface border bg-surface-raised p-4"
    >
      {headFields.map((name) => (
        <HeadFieldPart key={name} name={name} {...common} />
      ))}
      {form.map((typed, index) => {
        const number = String(index + 1);
        const field = shown(typed, t('rows.name', { title: t('form.field'), number }));
        return field.kind === 'FILE' ? (
          <FilePreview key={field.id} field={field} />
        ) : (
          <EntryFieldPart
            key={field.id}
            field={field}
            grace={noUploads}
            onFile={ignore}
            {...common}
          />
        );
      })}
    </div>
  );
}

/** A field for a file, without the way to upload one. */
function FilePreview({ field }: { field: Extract<EntryField, { kind: 'FILE' }> }) {
  const text = useDraftText();
  return (
    <FieldGroup legend={field.label} hint={field.hint} optional={!field.isRequired}>
      <p className="rounded-surface border border-dashed px-4 py-3 text-small text-muted">
        {text('preview.file', { megabytes: String(field.mostMb) })}
      </p>
    </FieldGroup>
  );
}
