import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button, ButtonLink, EmptyState } from '@upround/shared/ui';
import { useFitText } from './messages/catalogue';

/** In place of a list that can't be sorted by fit yet. */
export function FitNeeded({ byName }: { byName: string }) {
  const t = useFitText();
  const { isMember } = useSession();
  const requireMember = useRequireMember();
  return (
    <EmptyState
      title={t(isMember ? 'needed.title' : 'needed.guestTitle')}
      className="medium:px-6"
      action={
        <span className="flex flex-wrap gap-2">
          {isMember ? (
            <ButtonLink href={links.fitSettings()} variant="primary">
              {t('prompt.action')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => requireMember(() => undefined)}>
              {t('needed.logIn')}
            </Button>
          )}
          <ButtonLink href={byName} variant="quiet">
            {t('needed.byName')}
          </ButtonLink>
        </span>
      }
    >
      {t(isMember ? 'needed.text' : 'needed.guestText')}
    </EmptyState>
  );
}
