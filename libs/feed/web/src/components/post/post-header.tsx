import type { ReactNode } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Anchor, Badge, Link, Time } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { labelIdOf } from '../../model/feed-item';

interface PostHeaderProps {
  item: FeedItem;
  menu: ReactNode;
  /** Within its pod's own page the pod is not named again. */
  hidesPod?: boolean;
}

/** Who wrote it, what they do, where and when: names in one line that is cut at its end. */
export function PostHeader({ item: { data, type }, menu, hidesPod = false }: PostHeaderProps) {
  const t = useFeedText();
  const format = useFormat();
  const { author, reference } = data;
  const role = author.role === null ? '' : t(`roles.${author.role}`);
  const headline = author.headline.toLowerCase().startsWith(role.toLowerCase())
    ? author.headline
    : [role, author.headline].filter(Boolean).join(' · ');
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-2">
          <Link
            href={links.user(author.slug)}
            tone="text"
            className="max-w-full shrink-0 truncate font-semibold"
          >
            <bdi>{author.displayName}</bdi>
          </Link>
          <span className="min-w-0 truncate text-small text-muted" title={headline}>
            <bdi>{headline}</bdi>
          </span>
          <span id={labelIdOf(data)} className="sr-only">
            {type === 'THREAD'
              ? t('post.threadBy', { name: author.displayName })
              : t('post.by', { name: author.displayName })}
          </span>
        </p>
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-1 text-small text-muted">
          <Anchor
            href={links.post(data.slug)}
            aria-label={t('post.open', {
              name: author.displayName,
              when: format.relative(data.createdAt),
            })}
            className="inline-flex min-h-6 items-center rounded-control focus-ring hover:underline"
          >
            <Time value={data.createdAt} />
          </Anchor>
          {reference.type === 'POD' && !hidesPod && (
            <span className="min-w-0 truncate">
              {'· '}
              {t.rich('post.inPod', {
                name: reference.name,
                pod: (chunks) => (
                  <Link href={links.pod(reference.slug)} tone="text" className="font-medium">
                    {chunks}
                  </Link>
                ),
              })}
            </span>
          )}
          {data.editedAt !== null && (
            <span title={t('post.editedAt', { when: format.dateTime(data.editedAt) })}>
              · {t('post.edited')}
            </span>
          )}
          {data.state === 'HIDDEN' && (
            <span title={t('post.hiddenHint')}>
              <Badge tone="warning">{t('post.hidden')}</Badge>
            </span>
          )}
        </p>
      </div>
      {menu}
    </header>
  );
}
