import type { GameId, GameRole, Team } from '@waymark/contract';
import { DescribedUpload, useCopy, useHost, useMaxBytes, useTranslate } from '@waymark/host-kit';
import { type Carrying, IconButton, Row, Stack, token } from '@waymark/ui';
import { Copy } from '@waymark/ui/icons';
import styled from 'styled-components';
import { standardPhoto } from '../../standard-photo';
import type { Member } from '../organized';
import type { People } from '../use-people';
import type { TeamsEditor } from '../use-teams';
import { AddPlayer } from './add-player';
import { NameField } from './name-field';
import { PlayerList } from './player-list';

const PHOTO_HEIGHT = 148;

const Body = styled.div`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  gap: 20px;
  padding: 4px 16px 16px;
  & h3 { color: ${token.textMuted}; font: 600 ${token.type13} ${token.font}; }
  & h3 + span { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  @container (max-width: 520px) { grid-template-columns: minmax(0, 1fr); }
`;

const Code = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > code { margin-inline-start: auto; color: ${token.text}; font: ${token.type13} ${token.fontCode}; }
`;

const Measure = styled.div`container-type: inline-size; border-block-start: 1px solid ${token.line}; padding-block-start: 12px;`;

/** Props of TeamEdit. */
export interface TeamEditProps {
  readonly game: GameId;
  readonly team: Team;
  readonly players: readonly Member[];
  readonly editor: TeamsEditor;
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
  /** Just created: focuses the name. */
  readonly focused: boolean;
}

/** The edit mode of a team: photo, name and players. */
export function TeamEdit({ game, team, players, editor, people, role, carrying, focused }: TeamEditProps) {
  const t = useTranslate();
  const { api } = useHost();
  const copy = useCopy();
  const maxBytes = useMaxBytes('image');
  const photo = standardPhoto(team.assets);
  const photoState = editor.saves.stateOf(`${team.id} photo`);
  return (
    <Measure>
      <Body>
        <Stack>
          <DescribedUpload
            of={{ game, record: 'team', id: team.id }}
            name="standard"
            label={t('Photo')}
            kinds={['image']}
            value={photo ? { kind: 'image', url: api.resolve(photo) } : null}
            upload={editor.uploadPhoto(team.id)}
            onDelete={() => void editor.deletePhoto(team.id)}
            error={photoState.phase === 'failed' ? photoState.reason : undefined}
            maxBytes={maxBytes}
            height={PHOTO_HEIGHT}
          />
          {team.code && (
            <Code>
              <span>{t('Entry Code')}</span>
              <code>{team.code}</code>
              <IconButton
                icon={Copy}
                size={14}
                label={t('Copy entry code of {game}', { game: team.name || t('Untitled team') })}
                onClick={() => void copy(team.code ?? '')}
              />
            </Code>
          )}
        </Stack>
        <Stack>
          <NameField team={team} editor={editor} focused={focused} />
          <Row>
            <h3>{t('Players')}</h3>
            <span>{players.length}</span>
          </Row>
          <PlayerList game={game} team={team} players={players} people={people} role={role} carrying={carrying} />
          <AddPlayer team={team} people={people} />
        </Stack>
      </Body>
    </Measure>
  );
}
