import { Home, MessageSquareWarning, Search } from 'lucide-react';
import { use, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { NavigationItemsContext } from '@upround/shared/routing';
import { Anchor, Button, ICON_STROKE, Link, TextInput, type Icon } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { wordsOfAddress } from './words-of-address';
import { TrendingPosts } from './trending-posts';

/** What helps on from an address that leads nowhere: a search with its words, the main pages, and what is trending. */
export function NotFoundHelp() {
  const t = useSiteText();
  const { pathname } = useLocation();
  const items = use(NavigationItemsContext);
  return (
    <div className="flex flex-col gap-8">
      <SearchForm key={pathname} words={wordsOfAddress(pathname)} />
      <nav aria-label={t('notFound.pages')}>
        <ul className="grid grid-cols-2 gap-3 medium:grid-cols-4">
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
      <TrendingPosts />
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
            feedback: (chunks) => <Link href={links.feedback({ page: pathname })}>{chunks}</Link>,
          })}
        </span>
      </p>
    </div>
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
