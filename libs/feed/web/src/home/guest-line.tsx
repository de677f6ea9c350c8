import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { useFeedText } from '../messages/catalogue';

/** Explains the app to guests, in place of a member's composer. */
export function GuestLine() {
  const t = useFeedText();
  return (
    <p className="border-b px-4 py-3 text-small text-muted">
      {t.rich('home.guest', {
        signUp: (chunks) => <Link href={links.login({ view: 'sign-up' })}>{chunks}</Link>,
        logIn: (chunks) => <Link href={links.login()}>{chunks}</Link>,
      })}
    </p>
  );
}
