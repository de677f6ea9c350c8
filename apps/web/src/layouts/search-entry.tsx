import { Search } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadSearchField, type SearchFieldProps } from '@upround/search/web';
import { links } from '@upround/shared/links';
import { useShortcuts } from '@upround/shared/routing';
import { Anchor, classes } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';
import { faceClasses, NavigationLink } from './navigation-link';
import { useIsWide } from './use-width';

// On wide screens the link is exactly where the field will be.
const wayClasses = classes(
  faceClasses,
  'max-medium:size-10 max-medium:rounded-control max-medium:text-text',
  'wide:my-0.5 wide:max-h-10 wide:justify-start wide:gap-2.5 wide:border wide:border-strong wide:bg-surface-raised wide:px-3 wide:font-regular',
);

/**
 * The way to the search, and the key `/` for it: an icon in the header of phones, an item in the rail of icons, and in
 * the wide column what looks like a field and becomes one when it is pressed. On the search's own page its own field
 * is the one that counts.
 */
export function SearchEntry() {
  const t = useFrameText();
  const { pathname } = useLocation();
  const isHere = pathname.toLowerCase() === links.search();
  return (
    <div className="barred:hidden">
      {isHere ? (
        <div className="max-medium:hidden">
          <NavigationLink href={links.search()} icon={Search} isCurrent>
            {t('frame.search')}
          </NavigationLink>
        </div>
      ) : (
        <SearchWay />
      )}
    </div>
  );
}

function SearchWay() {
  const t = useFrameText();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const place = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<ComponentType<SearchFieldProps>>();
  const goThere = () => void navigate(links.search());
  const prefetch = () => {
    if (isWide) loadSearchField().catch(() => undefined);
  };
  const open = () => {
    if (isWide) loadSearchField().then((loaded) => setField(() => loaded), goThere);
    else goThere();
  };

  useShortcuts([
    {
      keys: '/',
      label: t('frame.search'),
      group: t('keys.groupEverywhere'),
      run(event) {
        event.preventDefault();
        const field = place.current?.querySelector('input');
        if (field) field.focus();
        else open();
      },
    },
  ]);

  if (Field !== undefined && isWide) {
    return (
      <div ref={place} className="py-0.5">
        <Field onLeave={() => setField(undefined)} />
      </div>
    );
  }
  return (
    <Anchor
      href={links.search()}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isWide || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
      className={wayClasses}
    >
      <Search aria-hidden size={22} className="m-0.75 stroke-[1.5] wide:m-0 wide:size-4.5" />
      <span className="max-medium:sr-only">{t('frame.search')}</span>
      <kbd aria-hidden className="ml-auto hidden font-mono text-caption wide:inline">
        /
      </kbd>
    </Anchor>
  );
}
