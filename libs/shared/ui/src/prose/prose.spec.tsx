import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { splitNotes } from './notes';
import { Prose } from './prose';

const text = [
  '## What it costs',
  'A desk costs ₹16,143.[^1] Read [the rules](page:rules) or [elsewhere](https://elsewhere.example).',
  '| line | amount |',
  '| ---- | -----: |',
  '| rent | ₹100 |',
  '',
  '[^1]: The rent and the *maintenance*,',
  'by the month.',
].join('\n');

const addressOf = (href: string) => (href === 'page:rules' ? '/rules' : undefined);

describe('Prose', () => {
  it('shows headings, tables and links, without a violation', async () => {
    const { container } = render(
      <Prose text={text.replace('| line', '\n| line')} addressOf={addressOf} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'What it costs' })).toHaveAttribute(
      'id',
      'what-it-costs',
    );
    expect(screen.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/rules');
    const table = within(screen.getByRole('region', { name: 'Table: What it costs' }));
    expect(table.getByText('₹100')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('T4: links only where it is allowed to, and shows raw HTML as text', () => {
    const { container } = render(
      <Prose
        text={
          '<img src="x" onerror="alert(1)"> [words](https://elsewhere.example) [js](javascript:alert(1))'
        }
        addressOf={addressOf}
      />,
    );
    expect(container.querySelector('img, a, script')).toBeNull();
    expect(container).toHaveTextContent('<img src="x" onerror="alert(1)"> words js');
  });

  it('T4: leads to other sites by the part that it is given, and by https alone', () => {
    const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
      <a href={href} rel="nofollow">
        {children}
      </a>
    );
    render(
      <Prose
        text="[words](https://elsewhere.example) [old](http://elsewhere.example) [js](javascript:alert(1))"
        OutsideLink={OutsideLink}
      />,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('words');
    expect(link).toHaveAttribute('rel', 'nofollow');
  });

  it('leads to a note and back', () => {
    render(<Prose text={text} />);
    const mark = screen.getByRole('link', { name: 'Note 1' });
    const notes = within(screen.getByRole('region', { name: 'Notes' }));
    const note = notes.getByRole('listitem');
    expect(note).toHaveTextContent('The rent and the maintenance, by the month.');
    expect(mark).toHaveAttribute('href', `#${note.id}`);
    expect(notes.getByRole('link', { name: 'Back to reference 1' })).toHaveAttribute(
      'href',
      `#${mark.id}`,
    );
  });

  it('names each table by the heading before it', () => {
    const table = '\n\n| a |\n| - |\n| 1 |\n\n';
    render(<Prose text={`${table}## The *price*${table}and${table}## Votes${table}`} />);
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Table', 'Table: The price', 'Table 2: The price', 'Table: Votes']);
  });

  it('leads back to the first place that names a note, and gives no id twice', async () => {
    const { container } = render(<Prose text={'One.[^1]\n\nTwo.[^1]\n\n[^1]: Words.'} />);
    const [first, second] = screen.getAllByRole('link', { name: 'Note 1' });
    expect(screen.getByRole('link', { name: 'Back to reference 1' })).toHaveAttribute(
      'href',
      `#${first?.id}`,
    );
    expect(second).toHaveAttribute('href', first?.getAttribute('href'));
    expect(second).not.toHaveAttribute('id');
    expect(second).not.toHaveAttribute('title');
    await expect(container).toHaveNoAxeViolations();
  });

  it('gives headings the ids that others link to', () => {
    render(<Prose text="## A & B" anchors={[{ text: 'A & B', anchor: 'a-and-b' }]} />);
    expect(screen.getByRole('heading', { name: 'A & B' })).toHaveAttribute('id', 'a-and-b');
  });
});

describe('the text of someone else', () => {
  it('loads nothing, leads nowhere, and has headings below those of the page', () => {
    const text =
      '# Big\n\n![a kiln](https://tracker.example/k.png) and [a site](https://x.example)';
    const { container } = render(<Prose isForeign text={text} />);
    expect(screen.getByRole('heading', { name: 'Big', level: 3 })).toHaveAttribute(
      'id',
      'text-big',
    );
    expect(container.querySelector('img, a')).toBeNull();
    expect(container).toHaveTextContent('a kiln and a site');
  });
});

describe('the footnotes of a text', () => {
  it('takes them out in their order and leaves what is none', () => {
    const { text: rest, notes } = splitNotes('a[^x] b[^y] c[^z]\n\n[^y]: Second.\n[^x]: First.\n');
    expect(rest).toBe('a[x](#note-x) b[y](#note-y) c[^z]\n\n');
    expect(notes).toEqual([
      { name: 'y', text: 'Second.' },
      { name: 'x', text: 'First.' },
    ]);
  });
});
