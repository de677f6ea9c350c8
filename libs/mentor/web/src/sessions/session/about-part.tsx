import type { Booking } from '@upround/mentor/contract';
import { Link, Words } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';
import { Part } from './part';

/** What the mentee wrote: goal, context and links. */
export function AboutPart({ session: { goal, context, links } }: { session: Booking }) {
  const t = useSessionsText();
  return (
    <Part title={t('session.about')}>
      <p dir="auto" className="font-medium whitespace-pre-line wrap-anywhere">
        <Words>{goal}</Words>
      </p>
      {context !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          <Words>{context}</Words>
        </p>
      )}
      {links.length > 0 && (
        <ul aria-label={t('session.links')} className="flex flex-col gap-1 text-small">
          {links.map((address) => (
            <li key={address}>
              <Link
                href={address}
                target="_blank"
                rel="noreferrer nofollow ugc"
                className="wrap-anywhere"
              >
                {address.replace(/^https?:\/\//, '')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
