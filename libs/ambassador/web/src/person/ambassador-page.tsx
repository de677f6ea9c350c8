import { useQuery } from '@tanstack/react-query';
import type { Ambassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { AsidePart, Avatar, ButtonLink, Name, Notice, Words } from '@upround/shared/ui';
import { Part } from '../components/part';
import { programmeQuery } from '../data/ambassador-queries';
import { LeadersPart } from '../programme/programme-aside';
import { ProgrammeSteps } from '../programme/programme-steps';
import { useAmbassadorPersonText } from './messages/catalogue';
import { AmbassadorFigures } from './ambassador-figures';

interface AmbassadorProps {
  ambassador: Ambassador;
}

/** The photo beside name and headline, all else below, and what to do next at the end or beside it. */
const gridClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 pt-6 pb-10 medium:px-6 medium:pt-8 wide:grid-cols-[auto_minmax(0,1fr)_22rem] wide:grid-rows-[auto_auto_1fr]';

/** One ambassador, as everyone sees them. */
export function AmbassadorPage({ ambassador }: AmbassadorProps) {
  const t = useAmbassadorPersonText();
  const format = useFormat();
  const programme = useQuery(programmeQuery());
  const { person, since, motivation, isOwn } = ambassador;
  const { id, displayName, headline, slug, avatarUrl } = person;
  return (
    <Page
      pattern={routes.ambassador}
      className={gridClasses}
      title={t('title', { name: displayName })}
      heading={
        <span className="flex h-full items-end text-display wrap-anywhere">
          <span className="min-w-0">
            <Name>{displayName}</Name>
          </span>
        </span>
      }
    >
      <Avatar
        size={96}
        name={displayName}
        seed={id}
        src={avatarUrl}
        className="col-start-1 row-span-2 row-start-1"
      />
      <p className="col-start-2 row-start-2 min-w-0 text-muted wrap-anywhere">
        {headline !== '' ? <Words>{headline}</Words> : t('since', { date: format.month(since) })}
      </p>
      <div className="col-span-2 col-start-1 row-start-3 flex min-w-0 flex-col gap-8 pt-5">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href={links.user(slug)}>{t('profile')}</ButtonLink>
            {isOwn && <ButtonLink href={links.ambassadors()}>{t('ownPage')}</ButtonLink>}
            {headline !== '' && (
              <span className="text-small text-muted">
                {t('since', { date: format.month(since) })}
              </span>
            )}
          </div>
          {isOwn && <Notice className="max-w-content">{t('own')}</Notice>}
        </div>
        <AmbassadorFigures ambassador={ambassador} />
        <Part title={t('motivation')}>
          {motivation === '' ? (
            <p className="text-muted">{t('noMotivation')}</p>
          ) : (
            <blockquote
              dir="auto"
              className="max-w-measure border-l-2 border-accent pl-4 text-title whitespace-pre-line wrap-anywhere"
            >
              <Words>{motivation}</Words>
            </blockquote>
          )}
        </Part>
        <ProgrammeSteps title={t('programme.how')} />
      </div>
      <div className="col-span-2 col-start-1 row-start-4 flex min-w-0 flex-col gap-4 pt-8 wide:col-span-1 wide:col-start-3 wide:row-span-3 wide:row-start-1 wide:pt-0">
        <NextStep ambassador={ambassador} />
        {!programme.isError && <LeadersPart leaders={programme.data?.leaders} />}
      </div>
    </Page>
  );
}

/** A guest can join with the ambassador's link; others find the programme. */
function NextStep({ ambassador: { person, code } }: AmbassadorProps) {
  const t = useAmbassadorPersonText();
  const { isMember } = useSession();
  const name = person.displayName;
  if (isMember) {
    return (
      <AsidePart title={t('programme.title')}>
        <p className="text-small text-muted">{t('programme.text')}</p>
        <ButtonLink href={links.ambassadors()} className="self-start">
          {t('programme.action')}
        </ButtonLink>
      </AsidePart>
    );
  }
  return (
    <AsidePart title={t('joinTitle')}>
      <p className="text-small text-muted wrap-anywhere">{t('joinHint', { name })}</p>
      {/* A plain link: the page that it opens reads the code before anything else. */}
      <ButtonLink href={`${window.location.origin}${links.referral(code)}`} variant="primary" wide>
        {t('join', { name })}
      </ButtonLink>
      <p className="text-small text-muted">{t('code', { code })}</p>
    </AsidePart>
  );
}
