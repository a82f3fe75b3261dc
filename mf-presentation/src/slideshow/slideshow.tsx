import { gameQuery, isApiFailure } from '@waymark/client';
import { type Game, type GameId, readGameId } from '@waymark/contract';
import {
  GameNotFound,
  GamePending,
  lazyScreenPart,
  useGameTitle,
  useHost,
  useTranslate,
  useWakeLock,
} from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams, useSearchParams } from '@waymark/host-kit/router';
import { Failed, Page, useUi } from '@waymark/ui';
import { useCallback, useRef, useState } from 'react';
import { Controls } from './controls/controls';
import { ShowKeys } from './controls/show-keys';
import { useCommands } from './controls/use-commands';
import { useIdle } from './controls/use-idle';
import { useKeptSettings } from './controls/use-kept-settings';
import { usePosition } from './controls/use-position';
import { useNews } from './live/use-news';
import { useOnView } from './media/use-on-view';
import { usePicture } from './media/use-picture';
import { useShelf } from './media/use-shelf';
import { useTurns } from './media/use-turns';
import { PictureLayer } from './picture-layer';
import { delayOf } from './show/delay';
import { settingsOf } from './show/settings';
import { playable } from './show/show';
import { CaptionCorner, GameCorner, Layers, NewsCorner, Stage } from './stage-styles';
import { SlideshowTitle, titlePhotoOf } from './title-layer';
import { useRatio } from './use-ratio';
import { useShownBrand } from './use-shown-brand';
import { useSlideshow } from './use-slideshow';

const JoinCode = lazyScreenPart(async () => (await import('./join-code')).JoinCode);

/** The slideshow of the game in the address. */
export function Slideshow() {
  const game = readGameId(useParams().game);
  if (game) return <SlideshowOf key={game} game={game} />;
  return (
    <Page>
      <GameNotFound />
    </Page>
  );
}

function SlideshowOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const query = useQuery(gameQuery(useHost().api, game));
  useGameTitle(game, t('Slideshow'));
  const [address] = useSearchParams();
  const slideshow = useSlideshow(game, settingsOf(address));
  const { show, failure, retry } = slideshow;
  if (failure !== undefined && !show.isLoaded) {
    return (
      <Page>
        <Failed
          title={t("We couldn't load the slideshow")}
          text={isApiFailure(failure) ? failure.message : undefined}
          busy={false}
          onRetry={retry}
        />
      </Page>
    );
  }
  if (query.data) return <ShowOnStage game={query.data} {...slideshow} />;
  if (!query.error) return <Stage aria-busy="true" />;
  return (
    <Page>
      <GamePending query={query} />
    </Page>
  );
}

/** The running slideshow of a game. */
function ShowOnStage({
  game,
  show,
  brand: said,
  tell,
}: { readonly game: Game } & Pick<ReturnType<typeof useSlideshow>, 'show' | 'brand' | 'tell'>) {
  const t = useTranslate();
  const { styleRoot } = useUi();
  const stage = useRef<HTMLElement>(null);
  const [address] = useSearchParams();
  // The address keeps what people choose, but not that the browser allows no sound yet.
  const [sound, setSound] = useState<'on' | 'muted' | 'silenced'>(() => (settingsOf(address).isMuted ? 'muted' : 'on'));
  const isMuted = sound !== 'on';
  const delay = delayOf(address.get('delay'));
  const isIdle = useIdle(stage);
  const ratio = useRatio(stage);
  const news = useNews(game.id, show.isLive);
  const brand = useShownBrand(game, show.isLoaded, said);
  const shelf = useShelf(show);
  const photo = usePicture(shelf, titlePhotoOf(game));
  const logo = usePicture(shelf, brand.logo);
  const views = useOnView(shelf, show, delay, (id) => tell({ type: 'broken', id }));
  const mute = useCallback(() => setSound((now) => (now === 'on' ? 'muted' : 'on')), []);
  const commands = useCommands({ tell, stage, onMute: mute });
  useKeptSettings({ ...show, isMuted: sound === 'muted' });
  const order = playable(show);
  const position = usePosition(show.current === undefined ? 0 : order.indexOf(show.current) + 1, !isIdle);
  useWakeLock();

  const view = views.at(-1);
  const empty = order.length === 0;
  useTurns(view?.turn === show.turn ? view : undefined, {
    isPlaying: show.isPlaying && !empty,
    isMuted,
    delay,
    onOver: commands.next,
    onSilenced: () => setSound('silenced'),
  });
  const slide = view?.picture?.slide;
  return (
    <Stage
      ref={stage}
      tabIndex={-1}
      aria-label={t('Slideshow')}
      {...(styleRoot instanceof ShadowRoot ? { 'data-boxed': '' } : {})}
      {...(isIdle ? { 'data-idle': '' } : { 'data-controls': '' })}
    >
      <Layers>
        {views.map(({ turn, picture }) =>
          picture ? (
            <PictureLayer key={turn} picture={picture} ratio={ratio} />
          ) : (
            <SlideshowTitle
              key={turn}
              game={game}
              brand={brand}
              photo={photo}
              logo={logo}
              empty={show.isLoaded && empty}
            />
          ),
        )}
      </Layers>
      {slide && <GameCorner dir="auto">{game.name}</GameCorner>}
      {slide && (
        <CaptionCorner>
          <b dir="auto">{slide.team}</b>
          <span dir="auto">{slide.challenge}</span>
        </CaptionCorner>
      )}
      {game.code && <JoinCode code={game.code} large={!slide} />}
      <NewsCorner role="status">{news && <p dir="auto">{news.text}</p>}</NewsCorner>
      <ShowKeys commands={commands} />
      <Controls
        isPlaying={show.isPlaying}
        isLive={show.isLive}
        isShuffled={show.isShuffled}
        featuredOnly={show.featuredOnly}
        position={position}
        count={order.length}
        delay={delay}
        isMuted={isMuted}
        isShown={!isIdle}
        commands={commands}
      />
    </Stage>
  );
}
