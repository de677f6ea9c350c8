import {
  caseDetailFixture,
  caseFixture,
  listCases,
  readCase,
  type CaseDetail,
  type ModerationCase,
} from '@upround/moderation/contract';
import { routes } from '@upround/shared/links';
import { useShortcutListener } from '@upround/shared/routing';
import {
  aUser,
  fakeApi,
  renderScreen,
  segment,
  type FakeApi,
  type RenderedScreen,
} from '@upround/shared/testing';
import { QueueSection } from './queue-section';

/** Three cases: the fixture and two others. */
export const someCases: readonly ModerationCase[] = [
  caseFixture,
  { ...caseFixture, id: 'case-2', text: 'Buy my list of investors.', categories: ['SPAM'] },
  { ...caseFixture, id: 'case-3', text: 'Same list, other name.', categories: ['SPAM'] },
];

/** What is read of a case in the queue. */
export const detailOf = (item: ModerationCase): CaseDetail => ({ ...caseDetailFixture, ...item });

/** Answers the queue and each of its cases. */
export const queueApi = (cases = someCases): FakeApi =>
  fakeApi()
    .on(listCases, () => segment([...cases]))
    .on(readCase, ({ params }) => {
      const item = cases.find(({ id }) => id === params.id);
      return item === undefined ? caseDetailFixture : detailOf(item);
    });

/** Answers a queue of one case. */
export const caseApi = (changes: Partial<CaseDetail> = {}): FakeApi =>
  queueApi([caseFixture]).on(readCase, () => ({ ...caseDetailFixture, ...changes }));

/** Listens for keys, as the app does around the page. */
function Keys() {
  useShortcutListener();
  return null;
}

/** The moderator who works on the queue. */
export const moderator = aUser({ roles: ['MODERATOR'] });

/**
 * Opens the queue.
 *
 * @param query what follows in the address
 * @param isWide whether both panes are in sight; then the first case opens by itself
 */
export function openQueue(api = queueApi(), query = '', isWide = true): RenderedScreen {
  setWide(isWide);
  return renderScreen(
    <>
      <QueueSection />
      <Keys />
    </>,
    {
      api,
      user: moderator,
      path: `/settings?section=moderation${query}`,
      pattern: routes.settings,
    },
  );
}

/** Opens the fixture’s case. */
export const openCase = (api = caseApi()) => openQueue(api, `&case=${caseFixture.id}`);

function setWide(isWide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isWide,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
