import { previewEntrance } from '@waymark/host/session/entrance';
import { useReadable } from '@waymark/host-kit';
import { Navigate, useLocation, useParams } from '@waymark/host-kit/router';
import { useEffect } from 'react';
import { previewUrl } from '../navigation/player-links';
import { BootSkeleton } from '../pages/boot-skeleton';
import { usePage } from '../services/page-context';

/** Redirects to a preview in the player app: gets a ticket when it is used, so that no link contains the token. */
export function OpenPreview() {
  const { api, config, offer, places, session } = usePage();
  const signedIn = useReadable(session.signedIn);
  const { code = '', challenge } = useParams();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!signedIn) {
      places.remember(pathname);
      return;
    }
    const open = (token: string | undefined) =>
      window.location.replace(
        previewUrl(config.playerOrigin, {
          code,
          challengeId: challenge === undefined ? undefined : Number(challenge),
          token,
        }),
      );
    previewEntrance({ api, offer, session }).then(open, () => places.to('/server-error'));
  }, [api, challenge, code, config, offer, pathname, places, session, signedIn]);
  return signedIn ? <BootSkeleton /> : <Navigate to={places.signInAddress()} replace />;
}
