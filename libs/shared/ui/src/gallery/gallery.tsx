import { useState } from 'react';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { classes } from '../styling/classes';
import { galleryEntries } from './gallery-entries';
import type { GalleryEntry } from './gallery-entry';

type Shown = 'both' | 'light' | 'dark';

/** Every component of the kit in every state, light and dark side by side. For development. */
export function Gallery() {
  const [shown, setShown] = useState<Shown>('both');
  const modes = shown === 'both' ? (['light', 'dark'] as const) : ([shown] as const);
  return (
    <main className="bg-surface text-text">
      <header className="flex flex-wrap items-end justify-between gap-4 border-b px-4 py-6 medium:px-8">
        <div>
          <h1 className="text-display font-semibold">Kit</h1>
          <p className="mt-1 text-muted">{galleryEntries.length} parts, both themes.</p>
        </div>
        <SegmentedControl
          label="Theme"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'both', label: 'Both' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      {galleryEntries.map((entry) => (
        <section key={entry.name} id={entry.name} className="border-b">
          <div className="px-4 pt-6 pb-3 medium:px-8">
            <h2 className="text-title font-semibold">{entry.name}</h2>
            <p className="max-w-measure text-small text-muted">{entry.about}</p>
          </div>
          <div className={classes('grid', modes.length > 1 && 'wide:grid-cols-2')}>
            {modes.map((mode) => (
              <Panel key={mode} mode={mode} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function Panel({ mode, entry: { Example } }: { mode: 'light' | 'dark'; entry: GalleryEntry }) {
  return (
    <div
      data-color-mode={mode}
      className="flex min-w-0 flex-col gap-6 bg-surface px-4 py-6 text-text medium:px-8"
    >
      <Example />
    </div>
  );
}
