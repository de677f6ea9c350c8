import { Bot, Terminal, UserRoundX } from 'lucide-react';
import type { AuditEntry } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { useModerationText } from '../messages/catalogue';
import { Face } from '../terms/face';

const icons = { operator: Terminal, system: Bot, member: UserRoundX } as const;

/** One entry: who did what to which record, when and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useModerationText();
  const { actor, actorId, source, action, at, network, referenceType, referenceId } = entry;
  const facts = Object.entries(entry.details);
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3 last:border-b-0">
      <Face person={actor} size={40} icon={icons[source]} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium wrap-anywhere">
            {actor === null ? (
              t(source === 'member' ? 'audit.source.deleted' : `audit.source.${source}`)
            ) : (
              <Link href={links.user(actor.slug)} tone="text">
                <Name>{actor.displayName}</Name>
              </Link>
            )}
          </span>
          <code className="text-small wrap-anywhere">{action}</code>
          {/* In UTC, as the days of the search. */}
          <time dateTime={at} className="text-small text-muted figures medium:ml-auto">
            {t('audit.moment', { moment: at.slice(0, 16).replace('T', ' ') })}
          </time>
        </div>
        <p className="text-small text-muted wrap-anywhere">
          {t('audit.record', { type: referenceType, id: referenceId })}
          {network !== '' && <> · {t('audit.from', { network })}</>}
          {actor === null && actorId !== null && <> · {t('audit.actorId', { id: actorId })}</>}
        </p>
        {facts.length > 0 && (
          <details className="text-small">
            <summary className="cursor-pointer text-muted focus-ring">{t('audit.details')}</summary>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="wrap-anywhere">
                    {typeof value === 'string' ? value : JSON.stringify(value)}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}
