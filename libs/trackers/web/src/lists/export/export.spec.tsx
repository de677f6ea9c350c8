import { inflateRawSync } from 'node:zlib';
import { screen, waitFor, within } from '@testing-library/react';
import {
  bundleFixture,
  exportTrackers,
  readBundle,
  trackerFixtures,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, watchSavedFiles } from '@upround/shared/testing';
import { anApi, aRecord } from '../../components/tracker-test.fixtures';
import { TrackerList } from '../tracker-list';
import { xlsxOf } from './xlsx-of';

const opened = () =>
  anApi().on(readBundle, () => ({
    ...bundleFixture,
    opens: { contacts: true, exports: true, angels: false },
  }));

const open = async (api = opened()) => {
  const page = renderScreen(<TrackerList isFull type="GRANT" />, {
    path: `${routes.fullGrantTracker}?stage=SEED&sort=deadline`,
    pattern: routes.fullGrantTracker,
    user: aUser(),
    api,
  });
  await page.user.click(await screen.findByRole('button', { name: 'More for this list' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Export grants' })) };
};

/** The text of the entries of a zip file. */
async function textOf(file: Blob): Promise<string> {
  const bytes = Buffer.from(await new Response(file).arrayBuffer());
  const texts: string[] = [];
  for (let at = bytes.indexOf('PK\x03\x04'); at !== -1; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    const size = bytes.readUInt32LE(at + 18);
    const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const part = bytes.subarray(begin, begin + size);
    const isDeflated = bytes.readUInt16LE(at + 8) === 8;
    texts.push((isDeflated ? inflateRawSync(part) : part).toString('utf8'));
  }
  return texts.join('\n');
}

describe('an export', () => {
  it('holds the list as it’s filtered, and runs nothing as a formula', async () => {
    const saved = watchSavedFiles();
    const api = opened().on(exportTrackers, () => ({
      data: [aRecord({ name: '=cmd()', summary: '+1' }), trackerFixtures[1]],
      total: 2,
    }));
    const { user, dialog } = await open(api);
    expect(await dialog.findByText(/up to 2,000 rows/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Export file' }));
    expect(await screen.findByText('2 rows exported.')).toBeVisible();
    expect(api.received(exportTrackers)[0]?.query).toMatchObject({
      type: 'GRANT',
      stage: ['SEED'],
      sort: 'deadline',
    });
    const [{ name, file } = { name: '', file: new Blob() }] = saved;
    expect(name).toMatch(/^grants-\d{4}-\d\d-\d\d\.csv$/);
    const [heading, first, second] = (await new Response(file).text()).split('\r\n');
    expect(heading).toMatch(/Name,Type,Summary,Website/);
    expect(first).toContain("'=cmd(),Fund,'+1");
    expect(first).toContain(',2500000,20000000,INR,');
    expect(second).toContain('2027-03-31T17:00,Asia/Kolkata');
  });

  it('can be a workbook', async () => {
    const saved = watchSavedFiles();
    const api = opened().on(exportTrackers, () => ({ data: [...trackerFixtures], total: 2 }));
    const { user, dialog } = await open(api);
    await user.click(await dialog.findByRole('radio', { name: /Excel workbook/ }));
    await user.click(dialog.getByRole('button', { name: 'Export file' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/\.xlsx$/));
    expect(await textOf(saved[0]?.file ?? new Blob())).toContain('Tideway Fund');
  });

  it('says which rows it leaves out', async () => {
    watchSavedFiles();
    const api = opened().on(exportTrackers, () => ({ data: [trackerFixtures[1]], total: 3456 }));
    const { user, dialog } = await open(api);
    await user.click(await dialog.findByRole('button', { name: 'Export file' }));
    expect(await screen.findByText(/^The file has the first 1 of 3,456 rows\./)).toBeVisible();
  });

  it('says why it failed, and can be tried again', async () => {
    const api = opened().on(exportTrackers, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user, dialog } = await open(api);
    await user.click(await dialog.findByRole('button', { name: 'Export file' }));
    expect(await screen.findByText(/^Couldn’t export the list\. Something/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Export file' })).toBeEnabled();
  });

  it('says what opens it where it’s locked', async () => {
    const { dialog } = await open(anApi());
    expect(
      await dialog.findByText('Exports come with Premium or the tracker bundle.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the tracker bundle' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Export file' })).not.toBeInTheDocument();
  });
});

describe('a workbook', () => {
  it('has numbers as numbers, and every text as text', async () => {
    const file = await xlsxOf(
      [{ name: '=HYPERLINK("https://evil.example")', size: 42 }],
      [
        { heading: 'Name', of: ({ name }) => name },
        { heading: 'Size', of: ({ size }) => size },
      ],
      'Funds',
    );
    const text = await textOf(file);
    expect(text).not.toContain('<f>');
    expect(text).toContain('=HYPERLINK(');
    expect(text).toMatch(/<c [^>]*r="B2"[^>]*><v>42<\/v>/);
  });
});
