/**
 * A busy machine may be slow, and no test measures time: screens may take longer than Testing Library's second, so no
 * test sets a limit of its own. Other tests don't load the library.
 */
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}
