import type { GalleryEntry } from './gallery-entry';

const sizes = [
  ['text-display font-semibold', 'Display 28/36', 'Rounds closed this week'],
  ['text-title font-semibold', 'Title 20/28', 'Seed rounds in farm credit'],
  ['text-body', 'Body 16/24', 'The median seed round took eleven weeks, ₹4.2 crore at 18%.'],
  ['text-small', 'Small 14/20', 'Founder of Khet · 3h ago · 1,240 readers'],
  ['text-caption', 'Caption 12/16', 'As of 21 November 2026'],
] as const;

const swatches = [
  'bg-surface',
  'bg-surface-raised',
  'bg-surface-sunken',
  'bg-surface-hover',
  'bg-surface-active',
  'bg-border',
  'bg-strong',
  'bg-muted',
  'bg-text',
  'bg-accent',
  'bg-accent-subtle',
  'bg-success',
  'bg-success-subtle',
  'bg-warning',
  'bg-warning-subtle',
  'bg-danger',
  'bg-danger-subtle',
  'bg-info',
  'bg-info-subtle',
] as const;

const rounds = [
  ['Khet', '₹4.2 Cr', '18.0%', '11 Nov'],
  ['Lekha', '₹11.75 Cr', '21.5%', '8 Nov'],
  ['Dori Labs', '₹980.0 L', '9.1%', '2 Nov'],
] as const;

function Example() {
  return (
    <>
      <div className="flex flex-col gap-3">
        {sizes.map(([look, name, sample]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4">
            <span className="w-24 shrink-0 text-caption text-muted">{name}</span>
            <span className={look}>{sample}</span>
          </div>
        ))}
      </div>
      <table className="figures w-full max-w-form text-small">
        <thead className="text-left text-caption text-muted">
          <tr className="border-b">
            <th className="py-1 font-medium">Company</th>
            <th className="py-1 text-right font-medium">Raised</th>
            <th className="py-1 text-right font-medium">Share</th>
            <th className="py-1 text-right font-medium">Closed</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(([name, ...figures]) => (
            <tr key={name} className="border-b">
              <td className="py-2">{name}</td>
              {figures.map((figure) => (
                <td key={figure} className="py-2 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-wrap gap-3">
        {swatches.map((swatch) => (
          <li key={swatch} className="w-24 text-caption text-muted">
            <span className={`${swatch} mb-1 block h-8 rounded-control border`} />
            {swatch.slice(3)}
          </li>
        ))}
      </ul>
    </>
  );
}

export const typeAndColoursEntry: GalleryEntry = {
  name: 'Type and colours',
  about: 'Five sizes, three weights, one accent.',
  Example,
};
