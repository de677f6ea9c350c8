import { useId, useState } from 'react';
import { Button, FilterChoice } from '@upround/shared/ui';
import { useDirectoryText } from '../messages/catalogue';

/** One value of a filter. */
export interface FilterValue {
  key: string;
  label: string;
  /** The directory with it, or without it where it's on. */
  href: string;
  isChosen: boolean;
  count?: number | undefined;
}

interface FilterGroupProps {
  title: string;
  values: readonly FilterValue[];
  /** Only one of them can be on. */
  isOneOf?: boolean;
  /** How many are shown before “Show more”. */
  few?: number;
}

/** A filter under its name. */
export function FilterGroup({ title, values, isOneOf = false, few }: FilterGroupProps) {
  const t = useDirectoryText();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const most = few === undefined || isWhole || values.length <= few + 1 ? values.length : few;
  const shown = values.filter(({ isChosen }, index) => index < most || isChosen);
  const rest = values.length - shown.length;
  if (values.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="text-small font-semibold">
        {title}
      </h3>
      <ul>
        {shown.map(({ key, ...value }) => (
          <li key={key}>
            <FilterChoice isOneOf={isOneOf} {...value} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          onClick={() => setWhole(true)}
        >
          {t('filters.more', { count: rest })}
        </Button>
      )}
    </section>
  );
}
