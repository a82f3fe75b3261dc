import { type FinishedReel, gameQuery, reelAddressIn } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, ButtonLink, Dialog } from '@waymark/ui';
import { useEffect } from 'react';
import { useOpenGame } from '../navigation/open-game';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';

/** Announces that a reel is ready, and links to it. */
export function ReelComplete() {
  const { reels } = useServices();
  const finished = useReadable(reels.finished);
  const open = useOpenGame();
  const elsewhere = finished !== undefined && finished.game !== open;
  useEffect(() => {
    if (elsewhere) reels.dismiss();
  }, [elsewhere, reels]);
  if (!finished || elsewhere) return null;
  return <ReelDialog key={`${finished.of} ${finished.id}`} reel={finished} onClose={reels.dismiss} />;
}

function ReelDialog({ reel, onClose }: { readonly reel: FinishedReel; readonly onClose: () => void }) {
  const { api } = useServices();
  const { draws } = useInService();
  const t = useTranslate();
  // The message invalidated the game; the reload contains the reel.
  const { data: game } = useQuery(gameQuery(api, reel.game));
  const address = game && reelAddressIn(game, reel);
  const name = reel.name ?? (reel.of === 'game' ? game?.name : undefined);
  const link = address
    ? { href: api.resolve(address), target: '_blank', rel: 'noopener' }
    : draws(paths.reels.pattern) && { as: Link, to: paths.reels(reel.game) };
  const actions = (
    <>
      <Button onClick={onClose}>{t('Close')}</Button>
      {link && (
        <ButtonLink {...link} $kind="primary" onClick={onClose} data-autofocus="">
          {t('View reel')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Dialog open title={t('Reel Complete')} actions={actions} onClose={onClose}>
      <p>{name ? t('The reel of {name} is ready.', { name }) : t('A reel of this game is ready.')}</p>
    </Dialog>
  );
}
