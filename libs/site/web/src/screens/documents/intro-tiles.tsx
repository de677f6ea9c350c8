import { ArrowRight } from 'lucide-react';
import { Anchor, classes, ICON_STROKE } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import type { DocumentName } from './documents';
import { introTiles, type Tile } from './intro-tiles.data';

type WithTiles = keyof typeof introTiles;
const hasTiles = (name: DocumentName): name is WithTiles => name in introTiles;

/** What a page says at one glance, above its text. */
export function IntroTiles({ name }: { name: DocumentName }) {
  const t = useSiteText();
  if (!hasTiles(name)) return null;
  const shown: readonly Tile[] = introTiles[name];
  return (
    <ul
      aria-label={t(`documents.titles.${name}`)}
      className={classes(
        'grid gap-3',
        shown.length % 2 === 0 ? 'medium:grid-cols-2' : 'medium:grid-cols-3',
      )}
    >
      {shown.map(({ key, icon: TileIcon, href }) => {
        const say = (part: 'title' | 'text') =>
          t(`intro.${name}.${key}.${part}` as 'intro.about.talk.title');
        return (
          <li
            key={key}
            className={classes(
              'relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-surface border p-4 text-small medium:flex medium:flex-col',
              href === undefined && 'border-transparent px-0 py-2',
              href !== undefined && 'group bg-surface-raised transition-colors hover:border-strong',
            )}
          >
            <TileIcon
              aria-hidden
              size={24}
              strokeWidth={ICON_STROKE}
              className="row-span-2 mt-0.5 text-accent-text medium:mb-2"
            />
            <p className="text-body font-semibold">
              {href === undefined ? (
                say('title')
              ) : (
                <Anchor
                  href={href}
                  className="flex items-center gap-2 outline-hidden group-hover:underline after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                >
                  {say('title')}
                  <ArrowRight
                    aria-hidden
                    size={18}
                    strokeWidth={ICON_STROKE}
                    className="ml-auto shrink-0 text-muted"
                  />
                </Anchor>
              )}
            </p>
            <p className="text-muted">{say('text')}</p>
          </li>
        );
      })}
    </ul>
  );
}
