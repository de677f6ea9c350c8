export { createTestServer, TEST_SECRET } from './create-test-server';
export type { TestParts, TestServer, TestServerOptions } from './create-test-server';
export { databaseKind, serverUrl } from './database-kind';
export type { CallOptions, TestAnswer } from './make-call';
export type { SignUpOptions, TestMember } from './sign-up';
export { freePort, ownFolder, startServerProcess } from './server-process';
export type { ProcessOptions, ServerProcess } from './server-process';
export { createTestDatabase } from './test-database';
export type { TestDatabase } from './test-database';
