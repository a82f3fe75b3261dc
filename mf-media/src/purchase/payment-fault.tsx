import { Banner } from '@waymark/ui';
import { useEffect, useRef } from 'react';

/** Why a payment failed, scrolled into view. */
export function PaymentFault({ children }: { readonly children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // An area embedded in another page scrolls that page as little as possible.
    if (element.getRootNode() instanceof ShadowRoot) element.scrollIntoView({ block: 'nearest' });
    else window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}
