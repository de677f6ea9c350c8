import type { EntryAnswers, EntryField } from '@upround/competitions/contract';
import { linkOf, videoLinkOf } from '@upround/competitions/model';
import { useFormat } from '@upround/shared/i18n';
import { mediaUrl } from '@upround/shared/links';
import { FileLink } from '@upround/uploads/web';
import { isFileAnswer } from '../model/file-answer';
import { useCompetitionPartsText } from './messages/catalogue';
import { OutsideLink } from './outside-link';

interface AnswerListProps {
  form: readonly EntryField[];
  answers: EntryAnswers;
  /** What comes before the answers. */
  head?: readonly { label: string; value: string }[];
}

/** What an entry answers to each question. */
export function AnswerList({ form, answers, head = [] }: AnswerListProps) {
  return (
    <dl className="flex flex-col gap-5">
      {head.map(({ label, value }) => (
        <AnswerPart key={label} label={label} value={value} />
      ))}
      {form.map((field) => (
        <AnswerPart key={field.id} label={field.label} field={field} value={answers[field.id]} />
      ))}
    </dl>
  );
}

interface AnswerPartProps {
  label: string;
  field?: EntryField;
  value: EntryAnswers[string] | undefined;
}

/** One question with its answer, within a `dl`. */
function AnswerPart({ label, field, value }: AnswerPartProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <dt className="text-small font-medium text-muted">{label}</dt>
      <dd className="whitespace-pre-wrap">
        <Answer field={field} value={value} />
      </dd>
    </div>
  );
}

interface AnswerProps {
  field: EntryField | undefined;
  value: EntryAnswers[string] | undefined;
}

function Answer({ field, value }: AnswerProps) {
  const t = useCompetitionPartsText();
  const format = useFormat();
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="text-muted">{t('noAnswer')}</span>;
  }
  if (Array.isArray(value)) return <Choices values={value} />;
  if (isFileAnswer(value)) {
    return <FileLink url={mediaUrl(value.key)} name={value.name} size={value.bytes} />;
  }
  if (typeof value === 'number') {
    return `${format.number(value)} ${field?.kind === 'NUMBER' ? field.unit : ''}`.trim();
  }
  const href = linkIn(field, value);
  return href === null ? value : <OutsideLink href={href}>{value}</OutsideLink>;
}

function Choices({ values }: { values: readonly string[] }) {
  if (values.length < 2) return values[0];
  return (
    <ul className="list-disc ps-5">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}

/** The address that an answer links to; null where it is no safe link. */
function linkIn(field: EntryField | undefined, value: string): string | null {
  if (field?.kind === 'VIDEO') return videoLinkOf(value);
  return field?.kind === 'LINK' ? linkOf(value) : null;
}
