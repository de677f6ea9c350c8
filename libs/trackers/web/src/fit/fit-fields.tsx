import { useState } from 'react';
import {
  fundingRegions,
  fundingSectors,
  fundingStages,
  trackerLimits,
  type FundingSector,
} from '@upround/trackers/contract';
import { currencies, parseAmount } from '@upround/shared/domain';
import { shortMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import {
  Button,
  Field,
  FieldGroup,
  Select,
  TextInput,
  ToggleChip,
  useIsPhone,
} from '@upround/shared/ui';
import { useTrackerTexts } from '../components/tracker-texts';
import { regionOf, stageOf, type AmountProblem, type FitValues } from './fit-values';
import { useFitText } from './messages/catalogue';

interface FitFieldsProps {
  values: FitValues;
  onChange: (values: FitValues) => void;
  problem: AmountProblem | null;
}

/** What the company is and seeks. */
export function FitFields(props: FitFieldsProps) {
  const { values, onChange } = props;
  const t = useFitText();
  const texts = useTrackerTexts();
  return (
    <>
      <Field label={t('stage')} className="max-w-form">
        <Select
          value={values.stage}
          onChange={({ target }) => onChange({ ...values, stage: stageOf(target.value) })}
        >
          <option value="">{t('stageAny')}</option>
          {fundingStages.map((stage) => (
            <option key={stage} value={stage}>
              {texts.stage(stage)}
            </option>
          ))}
        </Select>
      </Field>
      <SectorField {...props} />
      <Field label={t('region')} className="max-w-form">
        <Select
          value={values.region}
          onChange={({ target }) => onChange({ ...values, region: regionOf(target.value) })}
        >
          <option value="">{t('regionAny')}</option>
          {fundingRegions
            .filter((region) => region !== 'GLOBAL')
            .map((region) => (
              <option key={region} value={region}>
                {texts.region(region)}
              </option>
            ))}
        </Select>
      </Field>
      <AmountField {...props} />
    </>
  );
}

/** The sectors that phones show before the rest are asked for. */
const common: readonly FundingSector[] = ['AI', 'CLIMATE', 'CONSUMER', 'FINTECH', 'HEALTH', 'SAAS'];

function SectorField({ values, onChange }: FitFieldsProps) {
  const t = useFitText();
  const texts = useTrackerTexts();
  const { sectors } = values;
  const count = String(trackerLimits.sectors);
  const isFull = sectors.length >= trackerLimits.sectors;
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  // A sector that is no longer chosen stays in sight until the rest is folded again.
  const [kept, setKept] = useState(sectors);
  const all = fundingSectors.filter((sector) => sector !== 'ANY');
  const shown =
    isPhone && !isUnfolded
      ? all.filter((sector) => [...common, ...kept, ...sectors].includes(sector))
      : all;
  return (
    <FieldGroup
      legend={t('sectors')}
      hint={isFull ? t('sectorsFull', { count }) : t('sectorsHint', { count })}
    >
      <div className="flex flex-wrap gap-2 pt-1">
        {shown.map((sector) => (
          <ToggleChip
            key={sector}
            label={texts.sector(sector)}
            checked={sectors.includes(sector)}
            disabled={isFull && !sectors.includes(sector)}
            onChange={(isChosen) =>
              onChange({
                ...values,
                sectors: isChosen ? [...sectors, sector] : sectors.filter((one) => one !== sector),
              })
            }
          />
        ))}
        {isPhone && (
          <Button
            variant="quiet"
            className="-ml-2 h-9"
            onClick={() => {
              setKept(sectors);
              setUnfolded(!isUnfolded);
            }}
          >
            {isUnfolded ? t('sectorsFewer') : t('sectorsMore', { count: String(all.length) })}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

function AmountField({ values, onChange, problem }: FitFieldsProps) {
  const t = useFitText();
  const format = useFormat();
  const { amount, currency } = values;
  const typed = parseAmount(amount, currency);
  return (
    <FieldGroup
      legend={t('amount')}
      className="max-w-form"
      error={problem === null ? undefined : t(problem)}
      hint={
        typed === null || typed === 0
          ? t(currency === 'INR' ? 'amountHintRupees' : 'amountHint')
          : t('amountMeant', { amount: shortMoney(format, typed, currency) })
      }
    >
      <div className="flex gap-2">
        <Field label={t('currency')} hideLabel className="w-28 shrink-0">
          <Select
            value={currency}
            onChange={({ target }) =>
              onChange({
                ...values,
                currency: currencies.find((code) => code === target.value) ?? 'INR',
              })
            }
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('amountLabel')} hideLabel className="grow">
          <TextInput
            name="amount"
            autoComplete="off"
            aria-invalid={problem !== null}
            value={amount}
            onChange={({ target }) => onChange({ ...values, amount: target.value })}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
