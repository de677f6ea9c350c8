import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { saveOwnMentor, type MentorRequirement, type OwnMentor } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import {
  Anchor,
  Button,
  Disclosure,
  ICON_STROKE,
  ProgressBar,
  useIsWide,
} from '@upround/shared/ui';
import { fieldId, focusField } from './field-id';
import { useOfferText } from './messages/catalogue';
import { showOwnMentor } from './own-mentor-cache';

/** Everything that a profile needs, in the order of the page. */
const required = Object.keys({
  headline: true,
  about: true,
  proof: true,
  needs: true,
  stages: true,
  languages: true,
  services: true,
  hours: true,
} satisfies Record<MentorRequirement, true>) as readonly MentorRequirement[];

/** What the profile needs before it can be sent, what is done of it, and sending it. */
export function OfferChecklist({ mentor: { missing } }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const isWide = useIsWide();
  const submit = async () => {
    setBusy(true);
    try {
      showOwnMentor(client, await api.call(saveOwnMentor, { body: { submit: true } }));
      toast.show({ text: t('status.submitted') });
    } catch (error) {
      fail(error, t('status.submitFailed'));
    } finally {
      setBusy(false);
    }
  };
  const progress = t('status.progress', {
    done: required.length - missing.length,
    count: required.length,
  });
  return (
    <>
      <section aria-labelledby="offer-checklist" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="offer-checklist" className="font-semibold">
            {t('status.checklist')}
          </h2>
          <span className="text-small text-muted figures">{progress}</span>
        </div>
        <ProgressBar
          label={t('status.checklist')}
          value={required.length - missing.length}
          max={required.length}
          valueText={progress}
        />
        {isWide ? <RequirementList missing={missing} /> : <FoldedRequirements missing={missing} />}
      </section>
      {missing.length === 0 && <p className="text-small">{t('status.complete')}</p>}
      <Button
        variant="primary"
        className="w-fit"
        disabled={missing.length > 0}
        busy={isBusy}
        onClick={() => void submit()}
      >
        {t('status.submit')}
      </Button>
    </>
  );
}

interface RequirementsProps {
  missing: readonly MentorRequirement[];
}

function RequirementList({ missing }: RequirementsProps) {
  return (
    <ul className="grid gap-x-6 text-small small:grid-cols-2 wide:grid-cols-1">
      {required.map((field) => (
        <Requirement key={field} field={field} isDone={!missing.includes(field)} />
      ))}
    </ul>
  );
}

/** The list above the form, where nothing is beside it: one line, which unfolds. */
function FoldedRequirements({ missing }: RequirementsProps) {
  const t = useOfferText();
  return (
    <Disclosure label={t('status.missingCount', { count: missing.length })}>
      <RequirementList missing={missing} />
    </Disclosure>
  );
}

/** A mark for done or missing; what is missing leads to its field. */
function Requirement({ field, isDone }: { field: MentorRequirement; isDone: boolean }) {
  const t = useOfferText();
  const IconPart = isDone ? CircleCheck : Circle;
  const face = (
    <>
      <IconPart
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className={isDone ? 'shrink-0 text-success-text' : 'shrink-0 text-muted'}
      />
      <span className="sr-only">{t(isDone ? 'status.isDone' : 'status.isMissing')}: </span>
      <span className={isDone ? 'text-muted' : 'grow font-medium'}>{t(`missing.${field}`)}</span>
    </>
  );
  if (isDone) return <li className="flex min-h-9 items-center gap-2.5">{face}</li>;
  return (
    <li>
      <Anchor
        href={`#${fieldId(field)}`}
        className="-mx-2 flex min-h-9 items-center gap-2.5 rounded-control px-2 focus-ring transition-colors hover:bg-surface-hover"
        onClick={(event) => {
          event.preventDefault();
          focusField(field);
        }}
      >
        {face}
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={ICON_STROKE}
          className="shrink-0 text-muted"
        />
      </Anchor>
    </li>
  );
}
