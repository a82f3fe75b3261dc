import type { MapPoint } from '@waymark/ui';
import { useMemo } from 'react';
import { useHost, useOffered } from '../host-context';
import { findPlace } from './find-place';

/**
 * Finds an address or coordinates for the search of a map. Rejects if the service is busy or doesn't answer.
 * @returns undefined if neither the provider nor a configured service geocodes ([G47])
 */
export function useFindPlace(): ((text: string) => Promise<MapPoint | undefined>) | undefined {
  const { api } = useHost();
  const can = useOffered('geocoding') || Boolean(api.geocoder);
  return useMemo(() => (can ? (text) => findPlace(api, text) : undefined), [api, can]);
}
