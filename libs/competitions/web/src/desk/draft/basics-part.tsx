import { useFormContext, useWatch } from 'react-hook-form';
import {
  competitionKinds,
  competitionLimits,
  competitionSeries,
  tieRules,
} from '@upround/competitions/contract';
import { Field, Select } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../../components/messages/catalogue';
import { DeskPart } from '../desk-part';
import { useDeskText } from '../messages/catalogue';
import { MomentInput } from '../moment-input';
import type { DraftValues } from './draft-values';
import { TextPart, useDraftError } from './text-part';

/** What the competition is. */
export function BasicsPart() {
  const t = useDeskText();
  const parts = useCompetitionPartsText();
  const { register } = useFormContext<DraftValues>();
  return (
    <DeskPart title={t('form.basics')}>
      <Field label={t('form.kind')}>
        <Select {...register('kind')}>
          {competitionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {parts(`kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.series')} hint={t('form.seriesHint')}>
        <Select {...register('series')}>
          <option value="">{t('form.noSeries')}</option>
          {competitionSeries.map((series) => (
            <option key={series} value={series}>
              {t(`form.seriesNames.${series}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TextPart name="title" label={t('form.title')} limit={competitionLimits.title} />
      <TextPart name="tagline" label={t('form.tagline')} limit={competitionLimits.tagline} />
      <TextPart name="organiser" label={t('form.organiser')} limit={competitionLimits.organiser} />
      <TextPart
        name="about"
        label={t('form.about')}
        hint={t('markdown')}
        rows={6}
        limit={competitionLimits.about}
        isOptional
      />
    </DeskPart>
  );
}

const steps = [
  { name: 'opensAt', label: 'next.opens' },
  { name: 'closesAt', label: 'next.closes' },
  { name: 'judgingAt', label: 'next.judging' },
  { name: 'resultAt', label: 'next.result' },
] as const;

/** The four moments, on the organiser's clock. */
export function MomentsPart() {
  const t = useDeskText();
  return (
    <DeskPart title={t('moments.title')}>
      {steps.map((step) => (
        <MomentPart key={step.name} {...step} />
      ))}
    </DeskPart>
  );
}

function MomentPart({ name, label }: (typeof steps)[number]) {
  const parts = useCompetitionPartsText();
  const { control, register } = useFormContext<DraftValues>();
  const value = useWatch({ control, name });
  const error = useDraftError(name);
  return <MomentInput {...register(name)} label={parts(label)} value={value} error={error} />;
}

/** How entries are ranked, who enters together, and the rules. */
export function RulesPart() {
  const t = useDeskText();
  const { register } = useFormContext<DraftValues>();
  return (
    <DeskPart title={t('rules.title')}>
      <Field label={t('form.tieRule')}>
        <Select {...register('tieRule')}>
          {tieRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`form.tieRules.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TextPart
        name="teamMax"
        label={t('form.teamMax')}
        hint={t('form.teamMaxHint')}
        type="number"
      />
      <TextPart
        name="rules"
        label={t('rules.title')}
        hint={t('markdown')}
        rows={10}
        limit={competitionLimits.rules}
      />
    </DeskPart>
  );
}
