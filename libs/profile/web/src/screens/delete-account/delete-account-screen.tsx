import { Navigate } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { useLeaveText } from './messages/catalogue';
import { AccountDeleted } from './account-deleted';
import { SettingsFrame } from '../settings/settings-frame';
import { DeleteAccountForm } from './delete-account-form';
import { useDeletion } from './use-deletion';

/**
 * `/delete-account`: what is deleted and what stays, a copy to take along, and the typed confirmation. Guests are asked
 * to log in, except for a person who has just deleted their account here: they see what happens next.
 */
export function DeleteAccountScreen() {
  const t = useLeaveText();
  const { user } = useSession();
  const deletion = useDeletion();
  if (user === null && deletion.until === undefined && !deletion.isPending) {
    return <Navigate to={links.login({ next: links.deleteAccount() })} replace />;
  }
  if (deletion.until === undefined) {
    return (
      <SettingsFrame
        pattern={routes.deleteAccount}
        title={t('title')}
        current="data"
        back={{ href: links.settings({ section: 'data' }), label: t('toData') }}
      >
        {user !== null && <DeleteAccountForm user={user} deletion={deletion} />}
      </SettingsFrame>
    );
  }
  return (
    <Page
      pattern={routes.deleteAccount}
      title={t('goneTitle')}
      className="flex flex-col gap-6 px-4 pt-4 pb-12 medium:px-6"
    >
      <AccountDeleted until={deletion.until} />
    </Page>
  );
}
