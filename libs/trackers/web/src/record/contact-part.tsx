import { ExternalLink, Globe, Mail, SquarePen } from 'lucide-react';
import type { Tracker } from '@upround/trackers/contract';
import { Anchor, ICON_STROKE, VisuallyHidden, type Icon } from '@upround/shared/ui';
import { OpenedBy } from '../components/opened-by';
import { planThatOpens } from '../model/opened-by';
import { useRecordText } from './messages/catalogue';
import { Part } from './part';

/** A web address without what everyone knows. */
const shortOf = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface Way {
  name: 'apply' | 'page' | 'email' | 'website';
  icon: Icon;
  href: string;
  text: string;
}

function waysOf({ applyUrl, contactUrl, contactEmail, website }: Tracker): Way[] {
  const ways: Way[] = [];
  const add = (name: Way['name'], icon: Icon, url: string | null | undefined) => {
    if (url) ways.push({ name, icon, href: url, text: shortOf(url) });
  };
  add('apply', SquarePen, applyUrl);
  add('page', ExternalLink, contactUrl);
  if (contactEmail) {
    ways.push({ name: 'email', icon: Mail, href: `mailto:${contactEmail}`, text: contactEmail });
  }
  add('website', Globe, website);
  return ways;
}

/** How to get in touch; where that is locked, how many ways there are and what opens them. */
export function ContactPart({ record }: { record: Tracker }) {
  const t = useRecordText();
  const ways = waysOf(record);
  const { locked, contactCount } = record;
  return (
    <Part title={t('contact.title')}>
      {ways.length > 0 && (
        <ul className="flex flex-col">
          {ways.map((way) => (
            <WayRow key={way.name} way={way} />
          ))}
        </ul>
      )}
      {locked && contactCount > 0 && (
        <OpenedBy
          text={t('contact.locked', {
            count: contactCount,
            plan: planThatOpens('trackerContacts'),
          })}
        />
      )}
      {contactCount === 0 && ways.length === 0 && (
        <p className="text-small text-muted">{t('contact.none')}</p>
      )}
    </Part>
  );
}

function WayRow({ way: { name, icon: IconPart, href, text } }: { way: Way }) {
  const t = useRecordText();
  return (
    <li>
      <Anchor
        href={href}
        target={name === 'email' ? undefined : '_blank'}
        rel="noopener noreferrer nofollow"
        className="-mx-2 flex min-h-10 items-center gap-3 rounded-control px-2 text-small focus-ring transition-colors hover:bg-surface-hover"
      >
        <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
        <span className="w-28 shrink-0 font-medium">{t(`contact.${name}`)}</span>{' '}
        <span className="min-w-0 truncate text-accent-text underline underline-offset-2">
          {text}
        </span>
        {name !== 'email' && <VisuallyHidden> {t('contact.newTab')}</VisuallyHidden>}
      </Anchor>
    </li>
  );
}
