import type { Ambassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import {
  AsidePart,
  Avatar,
  BannerDrawing,
  ButtonLink,
  Name,
  Notice,
  Words,
} from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorPersonText } from './messages/catalogue';
import { AmbassadorFigures } from './ambassador-figures';

interface AmbassadorProps {
  ambassador: Ambassador;
}

/** One ambassador, as everyone sees them. */
export function AmbassadorPage({ ambassador }: AmbassadorProps) {
  const t = useAmbassadorPersonText();
  const format = useFormat();
  const { person, since, motivation, isOwn } = ambassador;
  const { id, displayName, headline, slug, avatarUrl } = person;
  return (
    <>
      <div aria-hidden className="h-32 overflow-hidden medium:h-36">
        <BannerDrawing seed={id} />
      </div>
      <div className="px-4 medium:px-6">
        <Avatar
          size={96}
          name={displayName}
          seed={id}
          src={avatarUrl}
          className="relative -mt-12 ring-4 ring-surface"
        />
      </div>
      <Page
        pattern={routes.ambassador}
        title={t('title', { name: displayName })}
        heading={
          <span className="block px-4 pt-3 text-display wrap-anywhere medium:px-6">
            <Name>{displayName}</Name>
          </span>
        }
      >
        <div className="flex flex-col gap-8 px-4 pb-10 medium:px-6">
          <div className="flex flex-col gap-3">
            {headline !== '' && (
              <p className="max-w-measure text-muted wrap-anywhere">
                <Words>{headline}</Words>
              </p>
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-small text-muted">
                {t('since', { date: format.month(since) })}
              </span>
              <ButtonLink href={links.user(slug)} size="small">
                {t('profile')}
              </ButtonLink>
              {isOwn && (
                <ButtonLink href={links.ambassadors()} size="small">
                  {t('ownPage')}
                </ButtonLink>
              )}
            </div>
            {isOwn && <Notice className="max-w-content">{t('own')}</Notice>}
          </div>
          <AmbassadorFigures ambassador={ambassador} />
          <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1fr_22rem] wide:gap-8">
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
            <NextStep ambassador={ambassador} />
          </div>
        </div>
      </Page>
    </>
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
