export { type ChildProvider, startChildProvider } from './child-provider';
export { Factories, TEST_PASSWORD } from './factories';
export { type LiveEar, listenLive } from './live-ear';
export { START_PATIENCE, startTestProvider, type TestProvider } from './start-test-provider';
export { TestClock } from './test-clock';
export { makeTestData, type TestData } from './test-data';
export { createTestDatabase, openTestDatabase, testServerUrl } from './test-database';
export { type Answer, Visitor } from './visitor';
