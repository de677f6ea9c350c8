import { screen } from '@testing-library/react';
import {
  caseDetailFixture,
  caseFixture,
  readCase,
  type CaseDetail,
} from '@upround/moderation/contract';
import { heldReasons } from '@upround/shared/domain';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { CasePanel } from './case-panel';
import { CaseRow } from './case-row';

const held: CaseDetail = {
  ...caseDetailFixture,
  kind: 'HELD',
  heldReason: 'LINKS',
  mine: false,
  state: 'OPEN',
  categories: [],
  reports: [],
  reportCount: 0,
  appeal: null,
};
const none = () => undefined;

describe('a case of what is held', () => {
  it.each(heldReasons)('says why in the queue: %s', (heldReason) => {
    const item = {
      ...caseFixture,
      kind: 'HELD',
      heldReason,
      categories: [],
      reportCount: 0,
    } as const;
    renderScreen(
      <ul>
        <CaseRow
          item={{ ...item, categories: [] }}
          isOpen={false}
          isChosen={false}
          onOpen={none}
          onChoose={none}
        />
      </ul>,
      { api: fakeApi(), user: aUser() },
    );
    expect(screen.getByText(/^Held: /)).toBeVisible();
    expect(screen.queryByText(/report/)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Select: / })).toBeEnabled();
  });

  it('shows the text as it was when it was held, and is decided like reports', async () => {
    const api = fakeApi().on(readCase, () => held);
    renderScreen(
      <CasePanel caseId={held.id} takesFocus={false} onClose={none} onDecided={none} />,
      {
        api,
        user: aUser(),
      },
    );
    expect(await screen.findByText('Held: too many links')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'When it was held' })).toBeVisible();
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  });
});
