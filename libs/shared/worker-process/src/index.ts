export { limitResources, type ResourceLimits } from './resource-limits';
export { WorkerProcess, type WorkRequest, type WorkerRules } from './worker-process';
