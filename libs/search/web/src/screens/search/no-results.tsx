import type { RefObject } from 'react';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, EmptyState } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { useKindName } from '../../messages/use-kind-name';
import type { TabKind } from '../../model/kinds';
import { chipsOf } from '../../model/query-chips';
import { Suggestions } from './suggestions';
import { useChipName } from './use-chip-name';

interface NoResultsProps {
  query: string;
  kind: TabKind;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
}

/** Nothing was found: what may help, each filter to take away, and where to begin instead. */
export function NoResults({ query, kind, field, onSearch }: NoResultsProps) {
  const t = useSearchMessages();
  const kindName = useKindName();
  const nameOf = useChipName();
  const chips = chipsOf(query).filter(({ without }) => without !== '');
  return (
    <>
      <EmptyState
        className="medium:px-6"
        title={
          kind === 'ALL'
            ? t('none.title', { query })
            : t('none.titleKind', { kind: kindName(kind).toLowerCase(), query })
        }
        action={
          <div className="flex flex-wrap gap-2">
            {kind !== 'ALL' && (
              <ButtonLink variant="primary" href={links.search({ query })}>
                {t('none.everywhere')}
              </ButtonLink>
            )}
            {chips.map(({ key, part, without }) => (
              <Button
                key={key}
                onClick={() => {
                  onSearch(without);
                  // The button is removed together with its filter.
                  field.current?.focus();
                }}
              >
                {t('none.without', { filter: nameOf(part) })}
              </Button>
            ))}
          </div>
        }
      >
        {t('none.hint')}
      </EmptyState>
      {kind === 'ALL' && <Suggestions />}
    </>
  );
}
