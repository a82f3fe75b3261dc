import { useHost, useTranslate } from '@waymark/host-kit';
import { Icon, IconButton } from '@waymark/ui';
import { Download, Play, Share2, Square } from '@waymark/ui/icons';
import { DownloadLink } from './download-link';
import type { Film } from './film';
import { useShare } from './use-share';

interface ChosenFilmProps {
  readonly film: Film | undefined;
  readonly address: string | undefined;
}

/** The link of the chosen film, and ways to take it along. */
export function ChosenFilm({ film, address }: ChosenFilmProps) {
  const t = useTranslate();
  const { api } = useHost();
  const share = useShare();
  return (
    <>
      <h2>
        {film && address ? (
          <a href={address} target="_blank" rel="noopener">
            {film.name || t('Reel')}
          </a>
        ) : (
          t('Reel of the game')
        )}
      </h2>
      {address && (
        <>
          <IconButton
            icon={Share2}
            outlined
            label={t('Share')}
            onClick={() => void share({ title: film?.name || t('Reel'), url: address })}
          />
          <DownloadLink address={address}>
            <Icon of={Download} />
            {t('Download')}
          </DownloadLink>
        </>
      )}
      {film?.square_url && (
        <DownloadLink address={api.resolve(film.square_url)}>
          <Icon of={Square} />
          {t('Square')}
        </DownloadLink>
      )}
    </>
  );
}

interface OwnReelProps {
  readonly reel: Film | undefined;
  readonly onPlay: (film: Film) => void;
}

/** The link of the game's reel, and the way back to it; its name while there is none. */
export function OwnReel({ reel, onPlay }: OwnReelProps) {
  const t = useTranslate();
  const { api } = useHost();
  const name = reel?.name || t('Reel of the game');
  if (!reel?.url) return <h2>{name}</h2>;
  return (
    <>
      <h2>
        <a href={api.resolve(reel.url)} target="_blank" rel="noopener">
          <bdi>{name}</bdi>
        </a>
      </h2>
      <IconButton icon={Play} outlined label={t('Play {name}', { name })} onClick={() => onPlay(reel)} />
    </>
  );
}
