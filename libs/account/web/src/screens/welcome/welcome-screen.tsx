import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import type { SessionUser } from '@upround/shared/session';
import { Button, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useFollowCount } from '@upround/social/web';
import type { LoginParts } from '../../login-parts';
import { useAccountText } from '../../messages/catalogue';
import { useGoToNext } from '../../model/use-go-to-next';
import {
  readWelcomeStep,
  saveWelcomeStep,
  welcomeSteps,
  type WelcomeStep,
} from '../../model/welcome-progress';
import { LoginFrame } from '../login/login-frame';
import { StepList } from './step-list';

interface WelcomeScreenProps {
  user: SessionUser;
  next: string;
  parts: LoginParts;
}

/** `/login?step=welcome`: the first steps of a new member. Everyone else is led on. */
export function WelcomeScreen({ user, next, parts }: WelcomeScreenProps) {
  const [first] = useState(() => readWelcomeStep(user.id));
  if (first === undefined) return <Navigate to={next} replace />;
  return <Steps user={user} next={next} parts={parts} first={first} />;
}

function Steps({ user, next, parts, first }: WelcomeScreenProps & { first: WelcomeStep }) {
  const t = useAccountText();
  const [step, setStep] = useState(first);
  const goToNext = useGoToNext();
  const followed = useFollowCount();
  const { state } = useLocation();
  const { index } = (state ?? {}) as { index?: number };
  const following = welcomeSteps[welcomeSteps.indexOf(step) + 1];
  const faces: Record<WelcomeStep, ReactNode> = {
    profile: <parts.WelcomeProfile />,
    people: <parts.WelcomePeople />,
    topics: <parts.WelcomeTopics />,
  };
  const go = (to: WelcomeStep) => {
    saveWelcomeStep(user.id, to);
    setStep(to);
    window.scrollTo(0, 0);
  };
  const isHome = next === links.home();
  const finish = () => {
    saveWelcomeStep(user.id, undefined);
    // What was pressed before signing up is shown where it was pressed.
    if (isHome && index === undefined && followed > 0)
      goToNext(links.home({ tab: 'following' }), undefined);
    else goToNext(next, index);
  };
  const showNext = t(isHome ? 'steps.showFeed' : 'steps.goBack');
  return (
    <LoginFrame
      statement={t('steps.welcome', { name: user.displayName })}
      aside={<StepList current={step} onGo={go} />}
    >
      <Page
        key={step}
        pattern={routes.login}
        title={t(`steps.${step}.title`)}
        heading={<span className="text-display">{t(`steps.${step}.title`)}</span>}
        className="flex w-full max-w-form flex-col gap-6"
      >
        <p className="-mt-3 text-muted">{t(`steps.${step}.text`)}</p>
        <Suspense
          fallback={
            <SkeletonGroup label={t('steps.loading')}>
              <Skeleton className="h-72 w-full" />
            </SkeletonGroup>
          }
        >
          {faces[step]}
        </Suspense>
        <div className="flex flex-wrap items-center gap-3">
          {following === undefined ? (
            <Button variant="primary" size="large" onClick={finish}>
              {showNext}
            </Button>
          ) : (
            <>
              <Button variant="primary" size="large" onClick={() => go(following)}>
                {t('steps.continue')}
              </Button>
              <Button variant="quiet" size="large" onClick={finish}>
                {t(isHome ? 'steps.skip' : 'steps.skipBack')}
              </Button>
            </>
          )}
        </div>
      </Page>
    </LoginFrame>
  );
}
