import type { Competition, CompetitionChange } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { AsidePart, FormColumns, Prose, Time } from '@upround/shared/ui';
import { MomentText } from '../components/moment-text';
import { OutsideLink } from '../components/outside-link';
import { Part } from '../components/part';
import { useCompetitionText } from './messages/catalogue';

/** The rules in force, and beside them what was changed in public. */
export function RulesTab({ competition }: { competition: Competition }) {
  const t = useCompetitionText();
  const format = useFormat();
  const { rules } = competition;
  return (
    <FormColumns
      asideLabel={t('rules.changes')}
      aside={<ChangeLog changes={competition.changes} />}
    >
      <Part title={t('rules.title')}>
        <p className="figures text-small text-muted">
          {t('rules.version', {
            version: String(rules.version),
            date: format.date(rules.publishedAt),
          })}
        </p>
        <Prose text={rules.text} isForeign OutsideLink={OutsideLink} />
      </Part>
    </FormColumns>
  );
}

/** Every public change, the newest first; a moved deadline with the old and the new one. */
export function ChangeLog({ changes }: { changes: readonly CompetitionChange[] }) {
  const t = useCompetitionText();
  return (
    <AsidePart title={t('rules.changes')}>
      <p className="text-small text-muted">
        {t(changes.length === 0 ? 'rules.none' : 'rules.changesLead')}
      </p>
      <ol className="flex flex-col divide-y empty:hidden">
        {changes.map((change) => (
          <li key={change.id} className="flex min-w-0 flex-col gap-1 py-3 text-small last:pb-0">
            <span className="flex flex-wrap gap-x-2 text-muted">
              <span className="font-medium text-text">{t(`rules.kind.${change.kind}`)}</span>
              <Time value={change.at} form="date" />
            </span>
            <span className="wrap-anywhere">{change.text}</span>
            {change.from !== null && change.to !== null && (
              <dl className="mt-1 flex flex-col gap-2">
                <div>
                  <dt className="text-muted">{t('rules.from')}</dt>
                  <dd>
                    <del className="no-underline">
                      <MomentText value={change.from} />
                    </del>
                  </dd>
                </div>
                <div>
                  <dt className="text-muted">{t('rules.to')}</dt>
                  <dd>
                    <MomentText value={change.to} className="font-medium" />
                  </dd>
                </div>
              </dl>
            )}
          </li>
        ))}
      </ol>
    </AsidePart>
  );
}
