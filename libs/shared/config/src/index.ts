export { RUNTIME_CONFIG_ID, runtimeConfigText } from './runtime-config';
export type { RuntimeConfig, RuntimeSession } from './runtime-config';
