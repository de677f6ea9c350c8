import { useInfiniteQuery } from '@tanstack/react-query';
import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import {
  Anchor,
  AsidePart,
  Avatar,
  Link,
  Name,
  PageAside,
  Rosette,
  useIsWide,
} from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';
import { PodRules } from './pod-rules';
import { podsQuery } from './pod-queries';

const MORE = 4;

/** About a pod, beside its posts: what it is for, its rules, some members and other pods. */
export function PodAside({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const isWide = useIsWide();
  const faces = pod.faces ?? [];
  if (!isWide) return null;
  return (
    <PageAside label={t('pod.about')}>
      <div className="flex flex-col gap-4">
        {pod.description !== '' && (
          <AsidePart title={t('pod.about')}>
            <p className="text-small">{pod.description}</p>
          </AsidePart>
        )}
        {pod.rules.length > 0 && (
          <AsidePart title={t('pod.rulesTitle')}>
            <PodRules rules={pod.rules} />
          </AsidePart>
        )}
        {faces.length > 0 && (
          <AsidePart title={t('pod.members')}>
            <ul className="flex flex-col gap-3">
              {faces.slice(0, 5).map((person) => (
                <li key={person.id} className="flex items-center gap-3">
                  <Avatar
                    size={32}
                    name={person.displayName}
                    seed={person.id}
                    src={person.avatarUrl}
                  />
                  <div className="min-w-0">
                    <Link
                      href={links.user(person.slug)}
                      tone="text"
                      className="block truncate text-small font-medium"
                    >
                      <Name>{person.displayName}</Name>
                    </Link>
                    <p className="truncate text-small text-muted">{person.headline}</p>
                  </div>
                </li>
              ))}
            </ul>
          </AsidePart>
        )}
        <OtherPods pod={pod} />
      </div>
    </PageAside>
  );
}

/** The largest pods that the reader isn't in. */
function OtherPods({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const { items } = itemsOf(useInfiniteQuery(podsQuery()).data);
  const others = items.filter(({ id, joined }) => id !== pod.id && !joined).slice(0, MORE);
  if (others.length === 0) return null;
  return (
    <AsidePart title={t('pod.others')}>
      <ul className="flex flex-col gap-3">
        {others.map(({ id, slug, name, memberCount }) => (
          <li key={id} className="flex items-center gap-3">
            <Anchor href={links.pod(slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
              <Rosette size={32} seed={slug} />
            </Anchor>
            <div className="min-w-0">
              <Link
                href={links.pod(slug)}
                tone="text"
                className="block truncate text-small font-medium"
              >
                {name}
              </Link>
              <p className="text-small text-muted figures">
                {t('pods.members', { count: memberCount })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}
