/**
 * React's development build takes a stack trace of every element it creates, until it has taken 10,000 in a second. With
 * that number reached from the start, web tests take an eighth less time; only the owners in React's warnings are
 * missing. May go once React has an option for it.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  jest.requireActual<Record<string, object>>('react');
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

export {};
