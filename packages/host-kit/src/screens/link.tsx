import { useHref, useNavigate } from '@waymark/host-kit/router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

/** A link within the builder: a plain click navigates without loading the page; new tabs and windows work as usual. */
export function Link({
  to,
  state,
  onClick,
  ref,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Of the history entry, for the screen it opens. */
  state?: object | undefined;
  ref?: Ref<HTMLAnchorElement>;
}) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target === '_blank') return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return <a {...rest} ref={ref} href={href} onClick={follow} />;
}
