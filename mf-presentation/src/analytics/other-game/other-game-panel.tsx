import { analyticsQuery, GAMES_FILTER_DEFAULT, gameProgressQuery, gameQuery, gamesQuery } from '@waymark/client';
import { type GameId, type GameProgress, type GroupId, readGameId, roleOf } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useSearchParams } from '@waymark/host-kit/router';
import { Button, PanelBody, Select } from '@waymark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadedPart } from '../loaded-part';
import { ProgressPanel } from '../progress/progress-panel';
import { measuresOf } from './measures';
import { SideBySide } from './side-by-side';
import { twoGamesRows } from './two-games-rows';

/** The query parameter of the other game. */
const PARAMETER = 'with';
const FILE = 'two-games';
/** Maximum number of games to choose from. */
const MOST_GAMES = 200;

/** Props of OtherGamePanel. */
export interface OtherGamePanelProps {
  readonly game: GameId;
  /** The selected group of this game's teams. */
  readonly group: GroupId | undefined;
  readonly progress: GameProgress;
}

/** Compares this game with another one of the same organiser. */
export function OtherGamePanel({ game, group, progress }: OtherGamePanelProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const other = readGameId(search.get(PARAMETER) ?? undefined);
  const choose = (id: string) =>
    setSearch(
      (before) => {
        before.set(PARAMETER, id);
        return before;
      },
      { replace: true },
    );
  if (other !== undefined) {
    const choice = <GameChoice game={game} other={other} onChoose={choose} />;
    return <TwoGames key={other} game={game} group={group} other={other} progress={progress} choice={choice} />;
  }
  return (
    <ProgressPanel
      title={t('Beside another game')}
      note={
        choosing ? (
          <GameChoice game={game} onChoose={choose} />
        ) : (
          <Button size="small" onClick={() => setChoosing(true)}>
            {t('Choose a game')}
          </Button>
        )
      }
      file={FILE}
    >
      <PanelBody>
        <p>{t('Choose another game of yours to see both side by side, from their first answers on.')}</p>
      </PanelBody>
    </ProgressPanel>
  );
}

interface GameChoiceProps {
  readonly game: GameId;
  readonly other?: GameId;
  readonly onChoose: (id: string) => void;
}

/** The other games that the user administers. */
function GameChoice({ game, other, onChoose }: GameChoiceProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery(gamesQuery(api, { ...GAMES_FILTER_DEFAULT, perPage: MOST_GAMES }));
  const options = (data?.items ?? [])
    .filter(({ id, user }) => id !== game && roleOf(user ?? {}).administrator)
    .map(({ id, name }) => ({ value: String(id), label: name || t('Untitled game') }));
  const frame = useRef<HTMLDivElement>(null);
  // It replaced the pressed button, so the press opens its list.
  const opens = other === undefined && data !== undefined;
  useEffect(() => {
    if (opens) frame.current?.querySelector('button')?.click();
  }, [opens]);
  return (
    <div ref={frame}>
      <Select
        size="compact"
        labelShown
        filter
        label={t('Compare with')}
        placeholder={data ? t('Choose') : t('Loading')}
        value={other === undefined ? null : String(other)}
        options={options}
        onChange={onChoose}
      />
    </div>
  );
}

interface TwoGamesProps extends OtherGamePanelProps {
  readonly other: GameId;
  readonly choice: ReactNode;
}

function TwoGames({ game, group, other, progress, choice }: TwoGamesProps) {
  const { api } = useHost();
  const t = useTranslate();
  const own = useQuery(gameQuery(api, game)).data;
  const figures = useQuery(analyticsQuery(api, game, group)).data;
  const theirs = useQuery(gameQuery(api, other)).data;
  const theirFigures = useQuery(analyticsQuery(api, other));
  const theirProgress = useQuery(gameProgressQuery(api, other));
  const query = { ...theirProgress, error: theirProgress.error ?? theirFigures.error };
  const names = [own?.name || t('This game'), theirs?.name || t('Untitled game')] as const;
  const both =
    figures && theirFigures.data && theirProgress.data
      ? ([measuresOf(figures, progress), measuresOf(theirFigures.data, theirProgress.data)] as const)
      : undefined;
  return (
    <ProgressPanel
      title={t('Beside another game')}
      note={choice}
      file={FILE}
      rows={both && theirProgress.data && (() => twoGamesRows(names, both, [progress, theirProgress.data]))}
    >
      <LoadedPart query={query} failed={t("Couldn't load the other game.")} height={320}>
        {(played) => both && <SideBySide names={names} both={both} progress={[progress, played]} />}
      </LoadedPart>
    </ProgressPanel>
  );
}
