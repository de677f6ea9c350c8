import type { ReactNode, Ref } from 'react';
import type { Applicant } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name, Time } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { useHiringText } from '../messages/catalogue';
import { StageMenu } from '../applicants/stage-menu';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import { useFaces } from '../model/applicant-face';
import { ApplicantNote } from './applicant-note';
import { ResumeButton } from './resume-button';
import { StarPicker } from './star-picker';

interface ApplicantDetailProps {
  applicant: Applicant;
  headingRef: Ref<HTMLHeadingElement>;
  actions: ApplicantActions;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** One application in full, with what one keeps about it. */
export function ApplicantDetail({ applicant, headingRef, actions }: ApplicantDetailProps) {
  const t = useHiringText();
  const { isBlind, faceOf } = useFaces();
  const { name, headline, avatarUrl, seed } = faceOf(applicant);
  return (
    <article aria-label={name} className="flex max-w-measure flex-col gap-6 p-4">
      <div className="flex items-start gap-3">
        <Avatar size={48} name={name} seed={seed} src={avatarUrl} loading="eager" />
        <div className="min-w-0 grow">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className="truncate text-title font-semibold outline-hidden"
          >
            <Name>{name}</Name>
          </h2>
          {headline !== '' && (
            <p dir="auto" className="text-small text-muted">
              {headline}
            </p>
          )}
          {!isBlind && (
            <Link href={links.user(applicant.applicant.slug)} className="text-small">
              {t('panel.profile')}
            </Link>
          )}
        </div>
        <StageMenu applicant={applicant} actions={actions} size="medium" />
      </div>
      <Part title={t('panel.message')}>
        {isBlind && applicant.note !== '' && (
          <p className="text-small text-muted">{t('panel.blindMessage')}</p>
        )}
        {applicant.note === '' ? (
          <p className="text-small text-muted">{t('panel.noMessage')}</p>
        ) : (
          <div dir="auto" className="wrap-anywhere whitespace-pre-line">
            <RichText text={applicant.note} />
          </div>
        )}
      </Part>
      <Part title={t('panel.resume')}>
        {applicant.resume === null ? (
          <p className="text-small text-muted">{t('panel.noResume')}</p>
        ) : (
          <ResumeButton applicationId={applicant.id} resume={applicant.resume} />
        )}
      </Part>
      <Part title={t('panel.own')}>
        <p className="text-small text-muted">{t('panel.ownHint')}</p>
        <StarPicker applicant={applicant} />
        <ApplicantNote applicant={applicant} />
      </Part>
      <Part title={t('panel.timeline')}>
        <ol className="flex flex-col gap-2">
          {applicant.timeline.map(({ state, at, reason }, index) => (
            <li key={index} className="flex flex-wrap gap-x-3 text-small">
              <span className="font-medium">
                {state === 'APPLIED' ? t('panel.applied') : t(`state.${state}`)}
              </span>
              {reason !== null && <span>{t(`reasons.${reason}`)}</span>}
              <Time value={at} form="date" className="text-muted" />
            </li>
          ))}
        </ol>
      </Part>
    </article>
  );
}
