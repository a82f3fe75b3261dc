/**
 * Message about an area that no remote in service draws. A separate module, because every page of the builder bundles
 * it.
 */
export const ABSENT_WORDS = {
  title: "This page isn't available",
  sentence: "This page isn't available right now. Try again in a moment.",
} as const;
