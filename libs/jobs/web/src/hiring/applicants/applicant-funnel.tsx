import { applicationStates, type ApplicationCounts } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { StageDot } from '../../components/stage-dot';
import { stageTones } from '../../components/stage-tones';
import { countAt } from '../data/hiring-cache';
import { useHiringText } from '../messages/catalogue';

/** How many applicants of a job are at each stage. */
export function ApplicantFunnel({ counts }: { counts: ApplicationCounts }) {
  const t = useHiringText();
  const format = useFormat();
  const states = applicationStates.filter((state) => state !== 'WITHDRAWN' || counts.withdrawn > 0);
  return (
    <dl aria-label={t('applicants.funnel')} className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {states.map((state) => (
        <div key={state} className="flex items-center gap-1.5">
          <StageDot tone={stageTones[state]} />
          <dt className="text-muted">{t(`state.${state}`)}</dt>
          <dd className="font-semibold figures">{format.number(countAt(counts, state))}</dd>
        </div>
      ))}
    </dl>
  );
}
