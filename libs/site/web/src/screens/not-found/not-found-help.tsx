import { Home, MessageSquareWarning, Search } from 'lucide-react';
import { use, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { NavigationItemsContext } from '@upround/shared/routing';
import {
  Anchor,
  Button,
  ICON_STROKE,
  Link,
  PageAside,
  TextInput,
  useIsWide,
  type Icon,
} from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { AlsoTrending } from './also-trending';
import { FoundPosts } from './found-posts';
import { nearPages } from './near-pages';
import { wordsOfAddress } from './words-of-address';

/** What helps on from an address that leads nowhere: pages it may mean, a search with its words, and the main pages. */
export function NotFoundHelp() {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const t = useSiteText();
  const words = wordsOfAddress(pathname);
  return (
    <div className="flex flex-col gap-8">
      <NearPages path={pathname} />
      <SearchForm key={pathname} words={words} />
      {!isWide && <MainPages />}
      {!isWide && <BrokenLink path={pathname} />}
      {/* Last: how many there are is known late. */}
      <FoundPosts words={words} />
      {isWide && (
        <PageAside label={t('notFound.pages')}>
          <div className="flex flex-col gap-8">
            <section aria-labelledby="main-pages">
              <h2 id="main-pages" className="pb-3 font-semibold">
                {t('notFound.pages')}
              </h2>
              <MainPages />
            </section>
            <AlsoTrending />
            <BrokenLink path={pathname} />
          </div>
        </PageAside>
      )}
    </div>
  );
}

/** Pages with an address like the one that leads nowhere. */
function NearPages({ path }: { path: string }) {
  const t = useSiteText();
  const pages = nearPages(path);
  if (pages.length === 0) return null;
  return (
    <div className="-mt-2 rounded-surface bg-accent-subtle p-4">
      <p className="text-small">{t('notFound.near')}</p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link
              href={page}
              className="inline-flex min-h-8 items-center font-medium wrap-anywhere"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MainPages() {
  const t = useSiteText();
  const items = use(NavigationItemsContext);
  return (
    <nav aria-label={t('notFound.pages')}>
      <ul className="grid grid-cols-2 gap-3">
        <li>
          <Tile href={links.home()} icon={Home} label={t('notFound.home')} />
        </li>
        {items.map(({ href, icon, useLabel }) => (
          <li key={href}>
            <NamedTile href={href} icon={icon} useLabel={useLabel} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BrokenLink({ path }: { path: string }) {
  const t = useSiteText();
  return (
    <p className="flex items-start gap-3 border-t pt-4 text-small text-muted">
      <MessageSquareWarning
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className="mt-0.5 shrink-0"
      />
      <span>
        {t.rich('notFound.where', {
          support: (chunks) => <Link href={links.support()}>{chunks}</Link>,
          feedback: (chunks) => <Link href={links.feedback({ page: path })}>{chunks}</Link>,
        })}
      </span>
    </p>
  );
}

function SearchForm({ words }: { words: string }) {
  const t = useSiteText();
  const navigate = useNavigate();
  const [query, setQuery] = useState(words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(links.search({ query: query.trim() }));
  };
  return (
    <form role="search" onSubmit={search} className="flex gap-2">
      <TextInput
        role="searchbox"
        aria-label={t('notFound.searchField')}
        placeholder={t('notFound.searchField')}
        icon={Search}
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Button type="submit" variant="primary">
        {t('notFound.search')}
      </Button>
    </form>
  );
}

interface TileProps {
  href: string;
  icon: Icon;
  label: string;
}

function Tile({ href, icon: IconPart, label }: TileProps) {
  return (
    <Anchor
      href={href}
      className="flex flex-col gap-2 rounded-surface border bg-surface-raised p-4 text-small font-medium focus-ring transition-colors hover:border-strong"
    >
      <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} className="text-muted" />
      {label}
    </Anchor>
  );
}

interface NamedTileProps extends Omit<TileProps, 'label'> {
  useLabel: () => string;
}

const NamedTile = ({ useLabel, ...rest }: NamedTileProps) => <Tile {...rest} label={useLabel()} />;
