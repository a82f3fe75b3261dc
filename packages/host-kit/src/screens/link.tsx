import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useCallback } from 'react';
import { useHost } from '../host-context';

/** A link within the builder. Opens in a new tab like any link; plain clicks go through the host's history. */
export function Link({
  to,
  onClick,
  ref,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }) {
  const { navigation } = useHost();
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !plain || rest.target === '_blank') return;
      event.preventDefault();
      navigation.navigate(to);
    },
    [navigation, onClick, rest.target, to],
  );
  return <a {...rest} ref={ref} href={navigation.href(to)} onClick={follow} />;
}
