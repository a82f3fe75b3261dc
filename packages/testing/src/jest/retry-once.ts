/**
 * A failing test gets a second try in runs of `npm test`, which report how many needed one; plain `jest` has none, so
 * that races show during development.
 */
if (process.env.WAYMARK_TEST_RETRIES) {
  jest.retryTimes(Number(process.env.WAYMARK_TEST_RETRIES), { logErrorsBeforeRetry: true });
}
