import { checkContractProblems } from './fake-api';

export { fakeApi } from './fake-api';
export type { FakeApi, FakeHandler, FakeInput, FakeRequest } from './fake-api';
export { aPerson, aUser, segment } from './people';
export type { PageRealtime } from './page-realtime';
export { pushBrowser } from './push-browser';
export type { PushBrowser } from './push-browser';
export { refuse } from './refusal';
export { renderScreen } from './render-screen';
export { watchSavedFiles } from './saved-files';
export type { RenderedScreen, RenderScreenOptions } from './render-screen';

afterEach(checkContractProblems);
