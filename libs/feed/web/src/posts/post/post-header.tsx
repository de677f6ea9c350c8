import type { ReactNode } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Anchor, Badge, classes, Link, Name, Time } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { labelIdOf } from '../model/feed-item';

interface PostHeaderProps {
  item: FeedItem;
  menu: ReactNode;
  /** Within its pod's own page the pod is not named again. */
  hidesPod?: boolean;
}

/**
 * Who wrote it, when, where, and what they do, in two lines that are cut at their end: on phones
 * name and time, pod and headline; from 480 px name and headline, time and pod.
 */
export function PostHeader({ item: { data, type }, menu, hidesPod = false }: PostHeaderProps) {
  const t = useFeedText();
  const format = useFormat();
  const { author, reference } = data;
  const role = author.role === null ? '' : t(`roles.${author.role}`);
  const headline = author.headline.toLowerCase().startsWith(role.toLowerCase())
    ? author.headline
    : [role, author.headline].filter(Boolean).join(' · ');
  const namesPod = reference.type === 'POD' && !hidesPod;
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 grow small:flex small:flex-wrap small:items-baseline small:gap-x-2 small:before:order-2 small:before:basis-full">
        <p className="flex min-w-0 items-baseline gap-x-2 small:contents">
          <Link
            href={links.user(author.slug)}
            tone="text"
            className="truncate font-semibold small:max-w-full small:shrink-0"
          >
            <Name>{author.displayName}</Name>
          </Link>
          <span id={labelIdOf(data)} className="sr-only">
            {type === 'THREAD'
              ? t('post.threadBy', { name: author.displayName })
              : t('post.by', { name: author.displayName })}
          </span>
          <span className="shrink-0 text-small text-muted small:order-3">
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
            {data.editedAt !== null && (
              <span title={t('post.editedAt', { when: format.dateTime(data.editedAt) })}>
                {' · '}
                {t('post.edited')}
              </span>
            )}
          </span>
        </p>
        <p className="flex min-w-0 items-baseline text-small text-muted small:contents">
          {namesPod && (
            <span className="max-w-1/2 shrink-0 truncate small:dot small:order-3 small:-ml-2 small:max-w-none small:shrink small:grow small:basis-0">
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
          <span
            className={classes(
              'truncate small:order-1 small:grow small:basis-0',
              namesPod && 'max-small:dot',
            )}
            title={headline}
          >
            <Name>{headline}</Name>
          </span>
        </p>
        {data.state === 'HIDDEN' && (
          <p title={t('post.hiddenHint')} className="mt-1 small:order-4 small:basis-full">
            <Badge tone="warning">{t('post.hidden')}</Badge>
          </p>
        )}
      </div>
      {menu}
    </header>
  );
}
