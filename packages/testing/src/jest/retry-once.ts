/**
 * A test that fails gets a second try in the runs of `npm test`, which tell how many needed one; `jest` by itself has none,
 * so that a race shows where it is worked on.
 */
if (process.env.WAYMARK_TEST_RETRIES) {
  jest.retryTimes(Number(process.env.WAYMARK_TEST_RETRIES), { logErrorsBeforeRetry: true });
}
