import type { ReelDesk as Desk } from '@waymark/client';
import { type Game, paths } from '@waymark/contract';
import { Link, useHasScreen, useTranslate } from '@waymark/host-kit';
import { Banner, ButtonLink, Icon, Stack } from '@waymark/ui';
import { Inbox, Star } from '@waymark/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Film } from './film';
import { GenerateButton } from './generate-button';
import { ReelCards } from './reel-cards';
import { type Press, ReelPlayer } from './reel-player';
import { isShort } from './short-cards';
import { Soundtrack } from './soundtrack';
import { useTrackPreview } from './use-track-preview';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: 16px;
  align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
interface ReelDeskProps {
  readonly game: Game;
  readonly desk: Desk | undefined;
  /** Whether the user only watches. */
  readonly isClosed: boolean;
  /** Whether the user can regenerate reels. */
  readonly generates: boolean;
}

/** Finished films and those in progress, and the soundtrack of the next ones. */
export function ReelDesk({ game, desk, isClosed, generates }: ReelDeskProps) {
  const t = useTranslate();
  const [pressed, setPressed] = useState<Press>();
  const play = (film: Film) => setPressed({ film });
  // One sound at a time: a film or the preview of a soundtrack.
  const video = useRef<HTMLVideoElement>(null);
  const preview = useTrackPreview(() => video.current?.pause());
  const teams = { films: game.team_reels, states: desk?.teams };
  const tasks = { films: game.task_reels, states: desk?.tasks };
  return (
    <Stack $gap={24}>
      <Columns>
        <ReelPlayer
          // A regenerated film has a new URL.
          film={pressed?.film ?? game.reel ?? undefined}
          own={game.reel ?? undefined}
          onPlay={play}
          pressed={pressed}
          video={video}
          onStart={preview.stop}
          state={desk?.game}
          action={
            generates && <GenerateButton game={game.id} states={desk && [desk.game]} of={t('Reel of the game')} />
          }
        />
        {!isClosed && <Soundtrack game={game} tracks={desk?.tracks} preview={preview} />}
      </Columns>
      {desk && <ShortOf game={game} desk={desk} />}
      <ReelCards
        game={game.id}
        title={t('Reels of the teams')}
        of="team"
        {...teams}
        onPlay={play}
        action={
          generates && <GenerateButton game={game.id} type="teams" states={teams.states} of={t('Reels of the teams')} />
        }
      />
      <ReelCards
        game={game.id}
        title={t('Reels of the challenges')}
        of="challenge"
        {...tasks}
        onPlay={play}
        action={
          generates && (
            <GenerateButton game={game.id} type="challenges" states={tasks.states} of={t('Reels of the challenges')} />
          )
        }
      />
    </Stack>
  );
}

/** How many reels lack featured answers, with a link to feature some. */
function ShortOf({ game, desk }: { readonly game: Game; readonly desk: Desk }) {
  const t = useTranslate();
  const monitor = paths.monitor(game.id);
  const isKnown = useHasScreen()(monitor);
  const [teams, tasks] = [desk.teams.filter(isShort).length, desk.tasks.filter(isShort).length];
  if (teams === 0 && tasks === 0) return null;
  return (
    <Banner
      tone="info"
      icon={Star}
      action={
        isKnown && (
          // Accepted answers can be featured as well as waiting ones.
          <ButtonLink as={Link} to={`${monitor}?show=all`}>
            <Icon of={Inbox} />
            {t('Feature answers')}
          </ButtonLink>
        )
      }
    >
      {t(
        'A reel needs 3 or more featured answers. Not enough yet: {teams} of the teams, {challenges} of the challenges.',
        {
          teams,
          challenges: tasks,
        },
      )}
    </Banner>
  );
}
