import { Suspense, type ReactNode, type Ref } from 'react';
import type { Applicant, ApplicationState, Job, OfferReply } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Badge, Link, Name, Time, Words } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { StageDot } from '../../components/stage-dot';
import { stageTones } from '../../components/stage-tones';
import { useHiringText } from '../messages/catalogue';
import { StageMenu } from '../applicants/stage-menu';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import { ExperienceSlot, MessagePersonSlot } from '../../job-parts';
import { FacesProvider, openFaces, useFaces } from '../model/applicant-face';
import { RevealButton } from '../blind/reveal-button';
import { useReveal } from '../blind/use-reveal';
import { useDecisionText } from '../decision/messages/catalogue';
import { ResumeView } from '../decision/resume-view';
import { ApplicantNote } from './applicant-note';
import { StarPicker } from './star-picker';

interface ApplicantDetailProps {
  job: Job;
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

/** One application in full, with what one keeps about it; on wide screens in two columns. */
export function ApplicantDetail({ applicant, ...props }: ApplicantDetailProps) {
  const faces = useFaces();
  const reveal = useReveal(applicant);
  return (
    <FacesProvider value={reveal.isRevealed ? openFaces : faces}>
      <DetailArticle
        {...props}
        applicant={reveal.shown}
        revealButton={faces.isBlind && <RevealButton reveal={reveal} />}
      />
    </FacesProvider>
  );
}

interface DetailPartProps extends ApplicantDetailProps {
  /** In blind mode alone. */
  revealButton: ReactNode;
}

function DetailArticle(props: DetailPartProps) {
  const { applicant } = props;
  const { isBlind, faceOf } = useFaces();
  const { applicant: person } = applicant;
  return (
    <article aria-label={faceOf(applicant).name} className="flex flex-col gap-6 p-4">
      <DetailHead {...props} />
      <div className="flex flex-col gap-6 wide:flex-row">
        <div className="flex min-w-0 grow flex-col gap-6">
          <SentParts applicant={applicant} />
        </div>
        <div className="flex flex-col gap-6 wide:w-60 wide:shrink-0">
          {!isBlind && person !== undefined && (
            <Suspense fallback={null}>
              <ExperienceSlot.Slot slug={person.slug} />
            </Suspense>
          )}
          <OwnParts applicant={applicant} />
        </div>
      </div>
    </article>
  );
}

function DetailHead({ job, applicant, headingRef, actions, revealButton }: DetailPartProps) {
  const t = useHiringText();
  const { isBlind, faceOf } = useFaces();
  const { name, headline, avatarUrl, seed } = faceOf(applicant);
  const person = isBlind ? undefined : applicant.applicant;
  const { reply } = applicant.timeline.at(-1) ?? {};
  const d = useDecisionText();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Avatar size={48} name={name} seed={seed} src={avatarUrl} loading="eager" />
      <div className="min-w-0 grow basis-44">
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
        {reply !== undefined && (
          <Badge tone={reply === 'ACCEPTED' ? 'success' : 'warning'}>{d(`offer.${reply}`)}</Badge>
        )}
        {person !== undefined && (
          <Link href={links.user(person.slug)} className="text-small">
            {t('panel.profile')}
          </Link>
        )}
        {revealButton}
      </div>
      {person !== undefined && applicant.state !== 'WITHDRAWN' && (
        <Suspense fallback={null}>
          <MessagePersonSlot.Slot
            userId={person.id}
            displayName={name}
            about={{ title: job.title, href: links.jobs({ job: job.slug }) }}
          />
        </Suspense>
      )}
      <StageMenu applicant={applicant} actions={actions} size="medium" />
    </div>
  );
}

/** The message and the résumé. */
function SentParts({ applicant }: { applicant: Applicant }) {
  const t = useHiringText();
  const { isBlind } = useFaces();
  return (
    <>
      <Part title={t('panel.message')}>
        {isBlind && applicant.note !== '' && (
          <p className="text-small text-muted">{t('panel.blindMessage')}</p>
        )}
        {applicant.note === '' ? (
          <p className="text-small text-muted">{t('panel.noMessage')}</p>
        ) : (
          <div dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
            <RichText text={applicant.note} />
          </div>
        )}
      </Part>
      <Part title={t('panel.resume')}>
        {applicant.resume === null ? (
          <p className="text-small text-muted">{t('panel.noResume')}</p>
        ) : (
          <ResumeView applicationId={applicant.id} resume={applicant.resume} />
        )}
      </Part>
    </>
  );
}

/** What the creator notes, and how the application moved. */
function OwnParts({ applicant }: { applicant: Applicant }) {
  const t = useHiringText();
  const d = useDecisionText();
  const stepName = (state: ApplicationState, reply: OfferReply | undefined) => {
    if (reply !== undefined) return d(`offer.${reply}`);
    return state === 'APPLIED' ? t('panel.applied') : t(`state.${state}`);
  };
  return (
    <>
      <Part title={t('panel.own')}>
        <p className="text-small text-muted">{t('panel.ownHint')}</p>
        <StarPicker applicant={applicant} />
        <ApplicantNote applicant={applicant} />
      </Part>
      <Part title={t('panel.timeline')}>
        <ol className="flex flex-col gap-2">
          {applicant.timeline.map(({ state, at, reason, message, reply }, index) => (
            <li key={index} className="flex flex-wrap gap-x-3 text-small">
              <span className="flex items-center gap-2 font-medium">
                <StageDot tone={stageTones[state]} />
                {stepName(state, reply)}
              </span>
              {reason !== null && <span>{d(`reasons.${reason}`)}</span>}
              <Time value={at} form="date" className="text-muted" />
              {message !== undefined && (
                <p dir="auto" className="basis-full wrap-anywhere text-muted">
                  <Words>{message}</Words>
                </p>
              )}
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}
