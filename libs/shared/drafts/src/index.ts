export { deleteDraftsOf } from './delete-drafts';
export { deviceStore, memoryStore, type DeviceStore } from './device-store';
export { draftStore, type Drafts, type DraftStoreOptions } from './draft-store';
export { unsentFlag, type UnsentFlag } from './unsent-flag';
