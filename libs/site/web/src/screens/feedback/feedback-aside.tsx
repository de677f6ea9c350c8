import { BookOpenText, Flag, LifeBuoy, ShieldAlert, type LucideIcon } from 'lucide-react';
import { links } from '@upround/shared/links';
import { Anchor, ICON_STROKE } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

const steps = ['number', 'read', 'reply'] as const;

const ways = [
  ['support', LifeBuoy, links.support],
  ['guidelines', BookOpenText, links.communityGuidelines],
] as const;

const notes = [
  ['security', ShieldAlert],
  ['report', Flag],
] as const;

/** What happens with feedback, and where else one can turn to. */
export function FeedbackAside() {
  const t = useSiteText();
  return (
    <div className="flex flex-col gap-8 text-small">
      <section aria-labelledby="feedback-next">
        <h2 id="feedback-next" className="border-b pb-2 text-body font-semibold">
          {t('feedback.next.title')}
        </h2>
        <ol className="flex flex-col gap-4 pt-4">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-active text-caption font-semibold figures"
              >
                {place + 1}
              </span>
              <span>
                <span className="block font-medium">{t(`feedback.next.${step}.title`)}</span>
                <span className="text-muted">{t(`feedback.next.${step}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="feedback-ways">
        <h2 id="feedback-ways" className="border-b pb-2 text-body font-semibold">
          {t('feedback.ways.title')}
        </h2>
        <ul className="flex flex-col gap-4 pt-4">
          {ways.map(([way, WayIcon, link]) => (
            <li key={way}>
              <Anchor href={link()} className="group flex gap-3 rounded-control focus-ring">
                <RowIcon icon={WayIcon} />
                <span>
                  <span className="block font-medium group-hover:underline">
                    {t(`feedback.ways.${way}.title`)}
                  </span>
                  <span className="text-muted">{t(`feedback.ways.${way}.text`)}</span>
                </span>
              </Anchor>
            </li>
          ))}
          {notes.map(([note, NoteIcon]) => (
            <li key={note} className="flex gap-3">
              <RowIcon icon={NoteIcon} />
              <span>
                <span className="block font-medium">{t(`feedback.ways.${note}.title`)}</span>
                <span className="text-muted">{t(`feedback.ways.${note}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const RowIcon = ({ icon: IconPart }: { icon: LucideIcon }) => (
  <IconPart
    aria-hidden
    size={20}
    strokeWidth={ICON_STROKE}
    className="mt-0.5 ml-0.5 shrink-0 text-muted"
  />
);
