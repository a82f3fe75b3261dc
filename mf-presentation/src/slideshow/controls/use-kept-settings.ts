import { useSearchParams } from '@waymark/host-kit/router';
import { useEffect } from 'react';
import { type ShowSettings, withSettings } from '../show/settings';

/** Keeps the settings in the address. */
export function useKeptSettings({ featuredOnly, isMuted, isShuffled, isLive }: ShowSettings): void {
  const [address, setAddress] = useSearchParams();
  useEffect(() => {
    const next = withSettings(address, { featuredOnly, isMuted, isShuffled, isLive });
    if (next.toString() !== address.toString()) setAddress(next, { replace: true });
  }, [address, setAddress, featuredOnly, isMuted, isShuffled, isLive]);
}
