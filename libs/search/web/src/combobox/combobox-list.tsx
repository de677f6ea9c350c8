import type { UseComboboxReturnValue } from 'downshift';
import { Hash, History, Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Avatar, classes, ICON_STROKE, Name, VisuallyHidden, type Icon } from '@upround/shared/ui';
import { entryKey, type ComboboxEntry, type EntryGroup } from './combobox-entries';
import { useComboboxText } from './messages/catalogue';

const headings = { recent: 'recent', person: 'people', tag: 'tags', record: 'records' } as const;
const hasHeading = (kind: string): kind is keyof typeof headings => Object.hasOwn(headings, kind);

interface LineProps {
  icon: Icon;
  children: ReactNode;
  note?: string | undefined;
}

function Line({ icon: IconPart, note, children }: LineProps) {
  return (
    <>
      <span className="flex size-8 shrink-0 items-center justify-center text-muted">
        <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} />
      </span>
      <span dir="auto" className="min-w-0 grow truncate text-small">
        {children}
      </span>
      {note !== undefined && (
        <span className="shrink-0 text-caption text-muted figures">{note}</span>
      )}
    </>
  );
}

function PersonLine({ person }: { person: PersonSummary }) {
  const { id, slug, displayName, headline, avatarUrl } = person;
  return (
    <>
      <Avatar size={32} name={displayName} seed={id} src={avatarUrl} />
      <span className="min-w-0 grow">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="truncate text-small font-medium">
            <Name>{displayName}</Name>
          </span>
          <span className="shrink-0 text-caption text-muted">@{slug}</span>
        </span>
        {headline !== '' && (
          <span className="block truncate text-caption text-muted">{headline}</span>
        )}
      </span>
    </>
  );
}

function EntryLine({ entry }: { entry: ComboboxEntry }) {
  const t = useComboboxText();
  const format = useFormat();
  switch (entry.kind) {
    case 'recent':
      return <Line icon={History}>{entry.words}</Line>;
    case 'query':
      return <Line icon={Search}>{entry.words}</Line>;
    case 'person':
      return <PersonLine person={entry.person} />;
    case 'tag': {
      const { tag, count } = entry.tag;
      return (
        <Line icon={Hash} note={t('combobox.users', { count, shown: format.count(count) })}>
          {tag}
        </Line>
      );
    }
    case 'record': {
      const { id, name, followerCount: count } = entry.record;
      return (
        <>
          <Avatar size={32} shape="square" name={name} seed={id} />
          <span className="min-w-0 grow truncate text-small font-medium">{name}</span>
          <span className="figures shrink-0 text-caption text-muted">
            {t('combobox.members', { count, shown: format.count(count) })}
          </span>
        </>
      );
    }
    case 'search':
      return (
        <Line icon={Search}>
          {t.rich('combobox.searchFor', {
            words: entry.words,
            b: (words) => <span className="font-medium">{words}</span>,
          })}
        </Line>
      );
  }
}

interface ComboboxListProps {
  combobox: Pick<UseComboboxReturnValue<ComboboxEntry>, 'getMenuProps' | 'getItemProps'>;
  groups: readonly EntryGroup[];
  /** Place of the chosen line among all, or -1. */
  active: number;
  isShown: boolean;
  isSettled: boolean;
}

/** The lines under the search field, in groups. It lies over the page, beyond the narrow column of the field. */
export function ComboboxList({ combobox, groups, active, isShown, isSettled }: ComboboxListProps) {
  const t = useComboboxText();
  const id = useId();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  let index = -1;
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': t('combobox.list') })}
        hidden={!isShown}
        className="fixed z-40 mt-1 max-h-[min(32rem,80dvh)] w-96 max-w-[calc(100vw-2rem)] animate-open overflow-y-auto rounded-surface border bg-surface-raised p-1 shadow-floating motion-reduce:animate-none"
      >
        {isShown &&
          groups.map(({ kind, entries }) => {
            const heading = hasHeading(kind) ? headings[kind] : undefined;
            const headingId = `${id}-${kind}`;
            return (
              <div
                key={kind}
                role={heading ? 'group' : 'presentation'}
                aria-labelledby={heading && headingId}
                className="not-first:mt-1 not-first:border-t not-first:pt-1"
              >
                {heading && (
                  <div
                    id={headingId}
                    role="presentation"
                    className="px-2 pt-2 pb-1 text-caption font-medium text-muted"
                  >
                    {t(`combobox.${heading}`)}
                  </div>
                )}
                {entries.map((entry) => {
                  index += 1;
                  return (
                    <div
                      key={entryKey(entry)}
                      {...combobox.getItemProps({ item: entry, index })}
                      className={classes(
                        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1',
                        index === active && 'bg-surface-hover',
                      )}
                    >
                      <EntryLine entry={entry} />
                    </div>
                  );
                })}
              </div>
            );
          })}
      </div>
      <VisuallyHidden>
        <span role="status">{isShown && isSettled ? t('combobox.found', { count }) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
