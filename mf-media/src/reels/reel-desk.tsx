import { keys, saveGame } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { REFUSED, useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Panel, PanelBody, SaveMark, Select, Stack, TextLink, token } from '@waymark/ui';
import styled from 'styled-components';

/** Codes of the soundtracks; none is an empty text ([G66]). */
const TRACKS = ['1', '2', '3', '4', '5', '6'] as const;
const NONE = 'none';

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
`;
const Group = styled(Panel)`
  & h2 { font: 600 ${token.type16} ${token.font}; }
  & p { color: ${token.textMuted}; }
`;

type Reel = NonNullable<Game['reel']>;

/** The films that are ready, with links, and the music for the next ones. */
export function ReelDesk({ game }: { readonly game: Game }) {
  const t = useTranslate();
  return (
    <Stack $gap={20}>
      <Soundtrack game={game} />
      <Films title={t('Reel of the game')} films={game.reel ? [game.reel] : []} />
      <Films title={t('Reels of the teams')} films={game.team_reels} />
      <Films title={t('Reels of the challenges')} films={game.task_reels} />
    </Stack>
  );
}

function Films({ title, films }: { readonly title: string; readonly films: readonly Reel[] }) {
  const t = useTranslate();
  const { api } = useHost();
  return (
    <Group aria-label={title}>
      <PanelBody>
        <h2>{title}</h2>
        {films.length === 0 && <p>{t('None yet. A reel is made of 3 or more featured submissions.')}</p>}
        <List>
          {films.map(({ id, name, url }) => (
            <li key={id ?? name}>
              {url ? (
                <TextLink href={api.resolve(url)} target="_blank" rel="noopener">
                  {name || t('Reel')}
                </TextLink>
              ) : (
                name
              )}
            </li>
          ))}
        </List>
      </PanelBody>
    </Group>
  );
}

function Soundtrack({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const { api } = useHost();
  const client = useQueryClient();
  const saves = useFieldSaves<'soundtrack'>();
  const held = game.soundtrack ?? '';
  const key = keys.game(game.id);
  const show = (soundtrack: string) => client.setQueryData<Game>(key, (before) => before && { ...before, soundtrack });
  const choose = (track: string) => {
    const soundtrack = track === NONE ? '' : track;
    show(soundtrack);
    void saves.save('soundtrack', async () => {
      try {
        await saveGame(api, game.id, { soundtrack }, { handles: REFUSED });
      } catch (error) {
        show(held);
        throw error;
      }
    });
  };
  return (
    <Group>
      <PanelBody>
        <Select
          label={t('Soundtrack')}
          value={held === '' ? NONE : held}
          options={[
            { value: NONE, label: t('None') },
            ...TRACKS.map((track) => ({ value: track, label: t('Track {n}', { n: track }) })),
          ]}
          onChange={choose}
          tail={<SaveMark state={saves.stateOf('soundtrack').phase} onRetry={() => saves.retry('soundtrack')} />}
        />
      </PanelBody>
    </Group>
  );
}
