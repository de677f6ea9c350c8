import {
  esopLimits,
  esopParticipations,
  newPreferred,
  type EsopPreferred,
} from '@upround/calculators/model';
import { FieldGroup } from '@upround/shared/ui';
import { ItemList } from '../../fields/item-list';
import { money, percent, shares, times } from '../../fields/units';
import { NumberAt, SelectAt, TextAt } from '../form/esop-fields';
import type { EsopForm } from '../form/esop-form';
import { LabelledSegments } from '../form/labelled-segments';
import { exitRange, moneyRange, range } from '../form/ranges';
import { FieldGrid, Note } from './result-part';

/** What a sale of the company is shared by. */
export function ExitFields({ form }: { form: EsopForm }) {
  const { t, currency } = form.texts;
  const { low, high, scale } = form.state.exit;
  const unit = money(currency);
  return (
    <>
      <NumberAt
        form={form}
        path="exit.value"
        label={t('exit.value')}
        unit={unit}
        range={exitRange(currency, low, high)}
      />
      <FieldGrid>
        <NumberAt
          form={form}
          path="exit.low"
          label={t('exit.low')}
          unit={unit}
          range={moneyRange(currency, 2_000_000_000)}
        />
        <NumberAt
          form={form}
          path="exit.high"
          label={t('exit.high')}
          unit={unit}
          range={moneyRange(currency, 100_000_000_000)}
        />
        <NumberAt
          form={form}
          path="company.fullyDiluted"
          label={t('exit.fullyDiluted')}
          hint={t('exit.fullyDilutedHint')}
          unit={shares}
        />
        <NumberAt
          form={form}
          path="company.debt"
          label={t('exit.debt')}
          hint={t('exit.debtHint')}
          unit={unit}
        />
        <LabelledSegments
          label={t('exit.scale')}
          options={(['log', 'linear'] as const).map((value) => ({
            value,
            label: t(`exit.scales.${value}`),
          }))}
          value={scale}
          onChange={(value) => form.link.set(['exit', 'scale'], value)}
        />
      </FieldGrid>
      <RoundFields form={form} />
      <PreferredFields form={form} />
    </>
  );
}

const USUAL_ROUND = 15;

function RoundFields({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <FieldGroup legend={t('exit.rounds')} hint={t('exit.roundsHint')}>
      <ItemList<number | null>
        isCompact
        items={form.state.rounds}
        most={esopLimits.rounds}
        add={t('exit.addRound')}
        remove={(name) => t('remove', { name })}
        full={t('full', { count: String(esopLimits.rounds) })}
        nameOf={(_, place) => t('exit.roundName', { number: String(place + 1) })}
        onChange={(rounds) => form.link.set(['rounds'], rounds)}
        newItem={() => USUAL_ROUND}
        version={form.link.version}
      >
        {(place) => (
          <NumberAt
            form={form}
            path={`rounds.${place}`}
            label={t('exit.round', { number: String(place + 1) })}
            unit={percent}
            range={range(50, 1)}
          />
        )}
      </ItemList>
    </FieldGroup>
  );
}

function PreferredFields({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <FieldGroup legend={t('exit.preferred')} hint={t('exit.preferredHint')}>
      {form.state.preferred.length === 0 && <Note>{t('exit.noPreferred')}</Note>}
      <ItemList<EsopPreferred>
        items={form.state.preferred}
        most={esopLimits.preferred}
        add={t('exit.addClass')}
        remove={(name) => t('remove', { name })}
        full={t('full', { count: String(esopLimits.preferred) })}
        nameOf={(one, place) => form.texts.preferred(one, place)}
        onChange={(preferred) => form.link.set(['preferred'], preferred)}
        newItem={() => newPreferred}
        version={form.link.version}
      >
        {(place) => <ClassFields form={form} place={place} />}
      </ItemList>
    </FieldGroup>
  );
}

const ranks = Array.from({ length: esopLimits.rank + 1 }, (_, rank) => ({
  value: rank,
  label: String(rank),
}));

function ClassFields({ form, place }: { form: EsopForm; place: number }) {
  const { t, currency } = form.texts;
  const at = (field: string) => `preferred.${place}.${field}`;
  return (
    <FieldGrid>
      <TextAt
        form={form}
        path={at('name')}
        label={t('name')}
        placeholder={form.texts.preferred({ name: '' }, place)}
      />
      <NumberAt form={form} path={at('shares')} label={t('exit.shares')} unit={shares} />
      <NumberAt
        form={form}
        path={at('invested')}
        label={t('exit.invested')}
        unit={money(currency)}
      />
      <NumberAt form={form} path={at('multiple')} label={t('exit.multiple')} unit={times} />
      <SelectAt
        form={form}
        path={at('participation')}
        label={t('exit.participation')}
        options={esopParticipations.map((value) => ({
          value,
          label: t(`exit.participations.${value}`),
        }))}
      />
      {form.state.preferred[place]?.participation === 'capped' && (
        <NumberAt
          form={form}
          path={at('cap')}
          label={t('exit.cap')}
          hint={t('exit.capHint')}
          unit={times}
        />
      )}
      <SelectAt
        form={form}
        path={at('rank')}
        label={t('exit.rank')}
        hint={t('exit.rankHint')}
        options={ranks}
      />
    </FieldGrid>
  );
}
