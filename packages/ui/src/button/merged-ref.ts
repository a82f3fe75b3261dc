import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Merges a component's own ref with one passed in. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof given === 'function') {
        const end = given(node);
        return () => {
          own.current = null;
          if (typeof end === 'function') end();
          else given(null);
        };
      }
      if (given) given.current = node;
      return () => {
        own.current = null;
        if (given) given.current = null;
      };
    },
    [own, given],
  );
}
