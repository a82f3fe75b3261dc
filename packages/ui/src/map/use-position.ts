import { useTranslate } from '../root/ui-context';
import type { MapPoint } from './map-place';

/** Time limit in milliseconds for finding a position. */
const TIMEOUT = 10_000;

/** A point with its accuracy in metres. */
export interface FoundPosition extends MapPoint {
  readonly within: number;
}

/**
 * Asks for the person's position from their device.
 * @param tell shows why it wasn't found; nothing when asked again
 * @returns undefined if the browser has no geolocation
 */
export function usePosition(
  onFound: (at: FoundPosition) => void,
  tell: (message: string) => void,
): (() => void) | undefined {
  const t = useTranslate();
  if (!('geolocation' in navigator)) return undefined;
  return () => {
    tell('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onFound({ latitude: coords.latitude, longitude: coords.longitude, within: coords.accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        tell(
          code === PERMISSION_DENIED
            ? t("Your browser doesn't tell this page where you are. Allow it in the settings of the page.")
            : t("Couldn't find your position. Try again in a moment."),
        ),
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  };
}
