import { useState } from 'react';
import { useTranslate } from '../root/ui-context';
import type { MapPoint } from './map-place';

/** Time limit in milliseconds for finding a position. */
const TIMEOUT = 10_000;

/** A point with its accuracy in metres. */
export interface FoundPosition extends MapPoint {
  readonly within: number;
}

/**
 * The person's position from their device, on request.
 * @returns undefined for `ask` if the browser has no geolocation
 */
export function usePosition(onFound: (at: FoundPosition) => void): { ask?: () => void; message: string } {
  const t = useTranslate();
  const [message, setTold] = useState('');
  if (!('geolocation' in navigator)) return { message };
  const ask = () => {
    setTold('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onFound({ latitude: coords.latitude, longitude: coords.longitude, within: coords.accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        setTold(
          code === PERMISSION_DENIED
            ? t("Your browser doesn't tell this page where you are. Allow it in the settings of the page.")
            : t("Couldn't find your position. Try again in a moment."),
        ),
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  };
  return { ask, message };
}
