import { useId } from 'react';
import type { MatchQuestion, MentorMatches } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Anchor, ButtonLink } from '@upround/shared/ui';
import { useFunnelText } from './messages/catalogue';
import type { Funnel } from './use-funnel';

interface LooseningsProps {
  funnel: Funnel;
  loosen: MentorMatches['loosen'];
}

/** Questions without their answers: `Any stage and any language`. */
function useAnyLabel() {
  const t = useFunnelText();
  const format = useFormat();
  return (questions: readonly MatchQuestion[]) =>
    format.list(
      questions.map((question, index) =>
        t(`loosen.any.${question}`, { first: String(index === 0) }),
      ),
    );
}

/** Where no mentor matches: which questions to leave open, and how many mentors that leads to. */
export function Loosenings({ funnel, loosen }: LooseningsProps) {
  const t = useFunnelText();
  const id = useId();
  const labelOf = useAnyLabel();
  return (
    <section aria-labelledby={id} className="flex max-w-content flex-col gap-2">
      <h2 id={id} className="text-title font-semibold">
        {t('loosen.title')}
      </h2>
      <p className="text-muted">{t(loosen.length === 0 ? 'loosen.none' : 'loosen.hint')}</p>
      {loosen.length > 0 && (
        <ul className="mt-2 divide-y border-y">
          {loosen.map(({ without, count }) => (
            <li key={without.join()}>
              <Anchor
                href={funnel.hrefWithout(without)}
                className="flex min-h-12 items-center gap-3 py-2 font-medium focus-ring transition-colors hover:bg-surface-hover"
              >
                <span className="min-w-0 grow wrap-anywhere">{labelOf(without)}</span>{' '}
                <span className="shrink-0 text-small font-regular text-muted figures">
                  {t('mentors', { count })}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href={links.mentorFunnel()}>{t('loosen.over')}</ButtonLink>
        <ButtonLink href={links.mentors()} variant="quiet">
          {t('loosen.browse')}
        </ButtonLink>
      </div>
    </section>
  );
}
