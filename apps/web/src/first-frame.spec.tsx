import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { DefaultLayout } from './layouts/default-layout';

const html = readFileSync(path.join(__dirname, '../index.html'), 'utf8');

/** The layout classes of an element, without those of its content. */
const placing = (element: Element | null | undefined) =>
  (element?.className ?? '')
    .split(' ')
    .filter((name) => /(?:^|:)(?:h|w|max-w|px|border-[blrx])(?:-|$)/.test(name));

describe('the frame shown before the script runs', () => {
  const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('#first-frame');

  it('takes the places of the real one, so that nothing moves', () => {
    renderScreen(<DefaultLayout />);
    const [bar, page] = [...(frame?.children ?? [])];
    const [content, rail] = [...(page?.children ?? [])];
    expect(placing(bar)).toEqual(placing(screen.getByRole('banner')));
    expect(placing(content)).toEqual(placing(screen.getByRole('main')));
    expect(placing(rail)).toEqual(placing(document.querySelector('[data-right-rail]')));
    expect(placing(rail)).toEqual(['w-rail']);
  });

  it('is seen only when it is whole, since a browser may paint while it reads the page', () => {
    expect(frame?.classList).toContain('invisible');
    const script = html.slice(html.indexOf('id="first-frame"'));
    expect(script.indexOf("classList.remove('invisible')")).toBeGreaterThan(
      script.indexOf('[data-member]'),
    );
  });

  it('says nothing, and is gone where scripts do not run', () => {
    expect(frame?.getAttribute('aria-hidden')).toBe('true');
    expect(frame?.className).toContain('noscript:hidden');
  });
});
