import { useQuery } from '@tanstack/react-query';
import { Bell, Eye, Scale, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { readTransparency } from '@upround/moderation/contract';
import { guidelineRules } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { ButtonLink, ICON_STROKE, Surface } from '@upround/shared/ui';
import { useTermsText } from '../terms/messages/catalogue';
import { useTimeSpan } from '../terms/use-time-span';
import { useReportsText } from './messages/catalogue';

const steps = { review: Eye, decide: Scale, outcome: Bell, appeal: Undo2 } as const;
const names = Object.keys(steps) as (keyof typeof steps)[];

/** What happens to a report, and the rules that moderators decide by. */
export function ReportSteps() {
  const t = useReportsText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="font-semibold">
        {t('steps.title')}
      </h3>
      <Surface className="grid gap-8 wide:grid-cols-[3fr_2fr]">
        <ol className="flex flex-col gap-4">
          {names.map((name) => (
            <Step key={name} name={name} />
          ))}
        </ol>
        <Rules />
      </Surface>
      <MedianTime />
    </section>
  );
}

/** How long decisions took lately; nothing until that is known, so it comes last and moves nothing. */
function MedianTime() {
  const t = useReportsText();
  const spanOf = useTimeSpan('long');
  const { data } = useQuery(queryFor(readTransparency, {}));
  const minutes = data?.medianMinutes ?? null;
  if (minutes === null) return null;
  return (
    <p className="max-w-measure text-small text-muted">
      {t('steps.median', { time: spanOf(minutes * 60) })}
    </p>
  );
}

function Step({ name }: { name: keyof typeof steps }) {
  const t = useReportsText();
  const IconPart = steps[name];
  return (
    <li className="flex items-start gap-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
        <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="font-medium">{t(`steps.${name}`)}</p>
        <p className="max-w-measure text-small text-muted">{t(`steps.${name}Hint`)}</p>
      </div>
    </li>
  );
}

/** The rules by number, as decisions name them. */
function Rules() {
  const t = useReportsText();
  const terms = useTermsText();
  const id = useId();
  return (
    <div className="flex flex-col items-start gap-3 border-t pt-6 wide:border-t-0 wide:border-l wide:pt-0 wide:pl-8">
      <h4 id={id} className="font-medium">
        {t('steps.rules')}
      </h4>
      <ol aria-labelledby={id} className="flex list-decimal flex-col gap-1 pl-5 text-small figures">
        {guidelineRules.map((rule) => (
          <li key={rule}>{terms(`rule.${rule}`)}</li>
        ))}
      </ol>
      <ButtonLink href={links.communityGuidelines()} className="mt-1">
        {t('steps.guidelines')}
      </ButtonLink>
    </div>
  );
}
