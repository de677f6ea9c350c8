import type { EntryField, OwnEntry } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, Notice } from '@upround/shared/ui';
import type { EntrySaver } from './entry-saver';
import { textsOf, valuesOf, type EntryTexts } from './entry-values';
import { useEntryText } from './messages/catalogue';
import { useFieldName } from './use-problem-text';

interface ConflictNoticeProps {
  form: readonly EntryField[];
  saver: EntrySaver;
  /** What the form holds. */
  mine: EntryTexts;
  theirs: OwnEntry;
}

/** That a team mate saved in between, what differs, and the two ways on. */
export function ConflictNotice({ form, saver, mine, theirs }: ConflictNoticeProps) {
  const t = useEntryText();
  const format = useFormat();
  const nameOf = useFieldName(form);
  const other = textsOf(form, valuesOf(form, theirs));
  const flat = ({ answers, ...head }: EntryTexts): Record<string, unknown> => ({
    ...head,
    ...answers,
  });
  const [a, b] = [flat(mine), flat(other)];
  const differing = ['title', 'tagline', ...form.map(({ id }) => id)].filter(
    (id) => JSON.stringify(a[id]) !== JSON.stringify(b[id]),
  );
  return (
    <Notice
      tone="warning"
      announce
      title={t(theirs.team.length > 1 ? 'conflict.title' : 'conflict.titleSelf')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => saver.takeTheirs()}>
            {t('conflict.theirs')}
          </Button>
          <Button size="small" onClick={() => saver.saveMine()}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
      {differing.length > 0 && (
        <p className="mt-1 wrap-anywhere">
          {t('conflict.fields', { fields: format.list(differing.map(nameOf)) })}
        </p>
      )}
    </Notice>
  );
}

interface GoneNoticeProps {
  saver: EntrySaver;
  /** Empties the form. */
  onClear: () => void;
}

/** That the member has no entry any more, and what becomes of the form. */
export function GoneNotice({ saver, onClear }: GoneNoticeProps) {
  const t = useEntryText();
  return (
    <Notice
      tone="warning"
      announce
      title={t('gone.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => saver.beginAgain()}>
            {t('gone.again')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClear}>
            {t('gone.clear')}
          </Button>
        </div>
      }
    >
      {t('gone.text')}
    </Notice>
  );
}
