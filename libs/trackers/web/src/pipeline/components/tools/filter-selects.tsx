import type { PipelineItem } from '@upround/trackers/contract';
import { Select, type SelectProps } from '@upround/shared/ui';
import { useTrackersText } from '../../../messages/catalogue';
import { usePipelineText } from '../../messages/catalogue';
import { itemTypes, roundsOf } from '../../model/pipeline-filters';
import type { PipelineAddress } from '../../model/use-pipeline-address';

interface RoundSelectProps extends SelectProps {
  items: readonly PipelineItem[];
  address: PipelineAddress;
}

/** Chooses the round whose funders are shown. */
export function RoundSelect({ items, address: { filters, put }, ...rest }: RoundSelectProps) {
  const t = usePipelineText();
  const rounds = roundsOf(items);
  const isNew = filters.round !== null && !rounds.includes(filters.round);
  return (
    <Select
      {...rest}
      value={filters.round ?? ''}
      onChange={({ currentTarget: { value } }) => put({ round: value || undefined })}
    >
      <option value="">{t('filters.allRounds')}</option>
      {(isNew ? [filters.round ?? '', ...rounds] : rounds).map((round) => (
        <option key={round} value={round}>
          {round}
        </option>
      ))}
    </Select>
  );
}

/** Chooses the type of the funders that are shown. */
export function TypeSelect({
  address: { filters, put },
  ...rest
}: Omit<RoundSelectProps, 'items'>) {
  const t = usePipelineText();
  const tTrackers = useTrackersText();
  return (
    <Select
      {...rest}
      value={filters.type ?? ''}
      onChange={({ currentTarget: { value } }) => put({ type: value || undefined })}
    >
      <option value="">{t('filters.allTypes')}</option>
      {itemTypes.map((type) => (
        <option key={type} value={type}>
          {type === 'OWN' ? t('filters.own') : tTrackers(`types.${type}`)}
        </option>
      ))}
    </Select>
  );
}
