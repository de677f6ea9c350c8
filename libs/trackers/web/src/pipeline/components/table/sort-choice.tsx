import { Field, Select } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { pipelineSorts } from '../../model/pipeline-order';
import type { PipelineAddress } from '../../model/use-pipeline-address';

/** The order on phones, where the table has no headings. */
export function SortChoice({ address: { order, put } }: { address: PipelineAddress }) {
  const t = usePipelineText();
  return (
    <>
      <Field label={t('table.sort')}>
        <Select
          value={order.by}
          onChange={({ currentTarget: { value } }) =>
            put({ sort: value === 'stage' ? undefined : value })
          }
        >
          {pipelineSorts.map((one) => (
            <option key={one} value={one}>
              {t(`table.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('table.direction')}>
        <Select
          value={order.isDown ? 'desc' : 'asc'}
          onChange={({ currentTarget: { value } }) =>
            put({ order: value === 'desc' ? 'desc' : undefined })
          }
        >
          <option value="asc">{t('table.ascending')}</option>
          <option value="desc">{t('table.descending')}</option>
        </Select>
      </Field>
    </>
  );
}
