import type { CaseDetail } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { Badge, Link, Name, Surface, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useTermsText } from '../terms/messages/catalogue';
import { recordName } from '../terms/record-name';
import { useRuleName } from '../terms/use-rule-name';
import { useQueueText } from './messages/catalogue';

/** Who reported it, why, and how their earlier reports ended. */
export function CaseReports({ detail }: { detail: CaseDetail }) {
  const t = useQueueText();
  const terms = useTermsText();
  if (detail.reports.length === 0) return null;
  return (
    <Surface className="flex flex-col gap-3">
      <h4 className="text-small font-semibold">{t('detail.reports')}</h4>
      <ul className="flex flex-col gap-3">
        {detail.reports.map(({ id, reporter, category, message, at, earlier }) => (
          <li key={id} className="flex items-start gap-3">
            <Face person={reporter} size={32} />
            <div className="min-w-0 grow text-small">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {reporter === null ? (
                  t('detail.deleted')
                ) : (
                  <Link href={links.user(reporter.slug)} tone="text">
                    <Name>{reporter.displayName}</Name>
                  </Link>
                )}
                <Badge>{terms(`category.${category}`)}</Badge>
                <span className="ml-auto text-muted">
                  <Time value={at} />
                </span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message}</p>
              {earlier.actionTaken + earlier.noBreach > 0 && (
                <p className="text-muted">
                  {t('detail.earlier', { taken: earlier.actionTaken, none: earlier.noBreach })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

/** What moderators decided about the author before. */
export function CaseHistory({ detail }: { detail: CaseDetail }) {
  const t = useQueueText();
  const nameOf = useRuleName();
  if (detail.author === null) return null;
  return (
    <Surface className="flex flex-col gap-3">
      <h4 className="text-small font-semibold">{t('detail.history')}</h4>
      {detail.history.length === 0 ? (
        <p className="text-small text-muted">{t('detail.noHistory')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {detail.history.map((past) => (
            <li key={past.id} className="text-small">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-medium">
                  {t(`done.${past.action}`)}
                  {past.isReversed && <> ({t('detail.reversed')})</>}
                </span>
                <span className="text-muted">
                  {recordName(past.referenceType)}
                  {past.rule !== null && <> · {nameOf(past.rule)}</>}
                </span>
                <span className="ml-auto text-muted">
                  <Time value={past.at} />
                </span>
              </p>
              <p className="text-muted whitespace-pre-line wrap-anywhere">{past.reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
