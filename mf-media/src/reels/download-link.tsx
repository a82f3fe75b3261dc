import { useHost, useOffered } from '@waymark/host-kit';
import { ButtonLink } from '@waymark/ui';
import type { ReactNode } from 'react';

interface DownloadLinkProps {
  /** Resolved address of a film. */
  readonly address: string;
  readonly children: ReactNode;
}

/**
 * Saves a film. Browsers open a file of another origin instead, in place of the builder, unless the response is an
 * attachment: ours is if asked, others open in a new tab. An address with a query may be signed and stays as it is.
 */
export function DownloadLink({ address, children }: DownloadLinkProps) {
  const { api } = useHost();
  const isOurs = useOffered('reel-desk') && address.startsWith(api.resolve('/')) && !/[?#]/.test(address);
  const target = isOurs ? { href: `${address}?download` } : { href: address, target: '_blank', rel: 'noopener' };
  return (
    <ButtonLink {...target} download>
      {children}
    </ButtonLink>
  );
}
