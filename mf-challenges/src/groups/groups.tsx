import { type GameId, NEW_GAME, readGameId } from '@waymark/contract';
import { useGameTitle, usePromos, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle, Panel, PanelBody, WithSidebar } from '@waymark/ui';
import type { ReactNode, RefObject } from 'react';
import { BeforeGame, NoGame } from '../game/without-game';
import { GroupList } from './group-list';

/** The groups of a game; empty, without requests, for a new game. */
export function Groups() {
  const t = useTranslate();
  const { game } = useParams();
  const id = readGameId(game);
  if (id) return <GroupsOf key={id} game={id} />;
  if (game === NEW_GAME) {
    return (
      <GroupsFrame>
        <BeforeGame title={t('No groups yet')} text={t('Create the game first, then group its teams.')} />
      </GroupsFrame>
    );
  }
  return <NoGame />;
}

function GroupsOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  useGameTitle(game, t('Groups'));
  return (
    <GroupList
      game={game}
      frame={(content, action, page) => (
        <GroupsFrame game={game} action={action} page={page}>
          {content}
        </GroupsFrame>
      )}
    />
  );
}

interface GroupsFrameProps {
  readonly game?: GameId;
  readonly action?: ReactNode;
  readonly page?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

function GroupsFrame({ game, action, page, children }: GroupsFrameProps) {
  const t = useTranslate();
  const promos = usePromos(game);
  return (
    <Page ref={page}>
      <PageTitle title={t('Groups')} text={t('Teams that belong together.')} actions={action} />
      <WithSidebar
        label={t('About groups')}
        promos={promos}
        side={
          <Panel>
            <PanelBody>
              <p>{t('Setup teams in advance or change them up during the game.')}</p>
            </PanelBody>
          </Panel>
        }
      >
        {children}
      </WithSidebar>
    </Page>
  );
}
