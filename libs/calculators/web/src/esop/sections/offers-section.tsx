import { memo } from 'react';
import { OFFER_YEARS, type OfferWorth } from '@upround/calculators/model';
import { money, shares } from '../../fields/units';
import { NumberAt, TextAt } from '../form/esop-fields';
import type { EsopForm, EsopResults } from '../form/esop-form';
import { offerLines, valuesOf } from '../lines/worth-lines';
import { offerRows, offerWords } from '../lines/offer-rows';
import {
  EsopSection,
  Formulas,
  Note,
  ResultPart,
  ResultTable,
  Sentence,
  ResultOf,
  Warning,
} from './result-part';

const years = String(OFFER_YEARS);

/** Two job offers, and what each brings over four years. */
export function OffersSection({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <EsopSection
      title={t('offers.title')}
      lead={t('offers.lead', { years })}
      resultsLabel={t('resultsOf', { title: t('offers.title') })}
      results={<ComparePart results={form.results} />}
    >
      <div className="grid gap-4 medium:grid-cols-2">
        {form.state.offers.map((_, place) => (
          <OfferFields key={place} form={form} place={place} />
        ))}
      </div>
    </EsopSection>
  );
}

function OfferFields({ form, place }: { form: EsopForm; place: number }) {
  const { t, currency } = form.texts;
  const offer = form.state.offers[place];
  const name = form.texts.offer(offer ?? { name: '' }, place);
  const at = (field: string) => `offers.${place}.${field}`;
  const unit = money(currency);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-surface border p-4">
      <legend className="sr-only">{name}</legend>
      <h3 className="truncate text-body font-semibold">{name}</h3>
      <TextAt
        form={form}
        path={at('name')}
        label={t('name')}
        placeholder={form.texts.offer({ name: '' }, place)}
      />
      <NumberAt form={form} path={at('salary')} label={t('offers.salary')} unit={unit} />
      <NumberAt form={form} path={at('options')} label={t('offers.options')} unit={shares} />
      <NumberAt form={form} path={at('strike')} label={t('grants.strike')} unit={unit} />
      <NumberAt
        form={form}
        path={at('fullyDiluted')}
        label={t('exit.fullyDiluted')}
        unit={shares}
      />
      <NumberAt form={form} path={at('shareValue')} label={t('grants.fairValue')} unit={unit} />
      <NumberAt form={form} path={at('exitValue')} label={t('offers.exitValue')} unit={unit} />
    </fieldset>
  );
}

const ComparePart = memo(function ComparePart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t } = texts;
  const [one, other] = result.offers;
  if (one === undefined || other === undefined) return null;
  const broken = [one, other].find(({ problem }) => problem !== null);
  const offers = valuesOf([one, other]);
  const { head, rows } = offerRows(result.offers, results.state.offers, texts);
  return (
    <ResultPart title={t('compare.title', { years })}>
      {broken !== undefined && (
        <ResultOf outcome={broken} results={results}>
          {() => null}
        </ResultOf>
      )}
      {offers.length > 0 && (
        <ResultTable caption={t('compare.caption', { years })} head={head} rows={rows} />
      )}
      {broken === undefined && <Comparison offers={offers} head={head} results={results} />}
      {offers.length > 0 && (
        <>
          <Note>{t('compare.note')}</Note>
          <Note>{t('compare.floor')}</Note>
          <Formulas title={t('how')} lines={offerLines(result, OFFER_YEARS, texts)} />
        </>
      )}
    </ResultPart>
  );
});

/** From this part on, most of an offer depends on an exit. */
const RISKY = 0.3;

interface ComparisonProps {
  offers: readonly OfferWorth[];
  head: readonly string[];
  results: EsopResults;
}

function Comparison({ offers, head, results }: ComparisonProps) {
  const { t, part } = results.texts;
  const risky = offers.flatMap((offer, place) => {
    const share = offer.total === 0 ? 0 : offer.optionsAtExit / offer.total;
    return share < RISKY ? [] : [{ name: head[place + 1] ?? '', part: part(share, 0) }];
  });
  return (
    <>
      {offerWords(offers, head, results.texts).map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
      {risky.map((values, place) => (
        <Warning key={place}>{t('compare.risk', values)}</Warning>
      ))}
    </>
  );
}
