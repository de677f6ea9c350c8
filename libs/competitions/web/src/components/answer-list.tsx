import type { EntryAnswers, EntryField } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
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
        <Answer key={label} label={label} value={value} />
      ))}
      {form.map((field) => (
        <Answer key={field.id} label={field.label} field={field} value={answers[field.id]} />
      ))}
    </dl>
  );
}

interface AnswerProps {
  label: string;
  field?: EntryField;
  value: EntryAnswers[string] | undefined;
}

function Answer({ label, field, value }: AnswerProps) {
  const t = useCompetitionPartsText();
  const format = useFormat();
  const isLink = (field?.kind === 'LINK' || field?.kind === 'VIDEO') && typeof value === 'string';
  const isNone = value === undefined || value === '';
  const text = Array.isArray(value)
    ? format.list(value)
    : typeof value === 'number'
      ? `${format.number(value)} ${field?.kind === 'NUMBER' ? field.unit : ''}`.trim()
      : value;
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <dt className="text-small font-medium text-muted">{label}</dt>
      <dd className="whitespace-pre-wrap">
        {isNone ? (
          <span className="text-muted">{t('noAnswer')}</span>
        ) : isLink && value.startsWith('https://') ? (
          <OutsideLink href={value}>{value}</OutsideLink>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
