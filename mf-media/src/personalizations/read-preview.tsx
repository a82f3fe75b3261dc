import type { Personalization, Task, Team } from '@waymark/contract';
import { TEAM_KEY } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Panel, PanelBody, PanelHead, SegmentedControl, Select, token } from '@waymark/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { PreviewCard } from './preview-card';
import { previewSkeleton } from './preview-skeleton';
import { written } from './rows';

const Head = styled(PanelHead)`
  flex-wrap: wrap;
  padding-inline: 16px 8px;
  & > h2 { flex: 1 1 max-content; font: 600 ${token.type13} ${token.font}; }
`;
const Notes = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  align-items: center;
  padding: 10px 16px 12px;
  border-block-start: 1px solid ${token.line};
  border-end-start-radius: ${token.radiusPanel};
  border-end-end-radius: ${token.radiusPanel};
  background: ${token.surfacePage};
  color: ${token.textSoft};
  font: ${token.type13} ${token.font};
  & code { padding: 2px 6px; border-radius: 4px; background: ${token.surfaceChip}; color: ${token.text}; font: ${token.type12} ${token.fontCode}; }
`;

/** Props of ReadPreview. */
export interface ReadPreviewProps {
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  readonly teams: readonly Team[];
  readonly rows: readonly Personalization[];
  /** Whether the provider replaces the team's name itself. */
  readonly fillsTeam: boolean;
}

/** A challenge as a team reads it, with all keys replaced, or as written. */
export function ReadPreview({ tasks, teams, rows, fillsTeam }: ReadPreviewProps) {
  const t = useTranslate();
  const [chosenTask, setChosenTask] = useState('');
  const [chosenTeam, setChosenTeam] = useState('');
  const [look, setLook] = useState<'read' | 'written'>('read');
  const team = teams.find(({ id }) => String(id) === chosenTeam) ?? teams[0];
  const name = fillsTeam ? team?.name : undefined;
  const values = useMemo(() => {
    const builtIn: readonly [string, string][] = name === undefined ? [] : [[TEAM_KEY, name]];
    // As for players, the game's own value takes precedence.
    return new Map([...builtIn, ...rows.map(({ key, value }): [string, string] => [key, value])]);
  }, [rows, name]);
  if (!tasks) return previewSkeleton;
  const task = tasks.find(({ id }) => String(id) === chosenTask) ?? tasks.find(hasKey) ?? tasks[0];
  if (!task) return null;
  const [example] = rows;
  return (
    <Panel aria-label={t('As a team reads it')}>
      <Head>
        <h2>{t('As a team reads it')}</h2>
        <SegmentedControl
          label={t('Text')}
          value={look}
          onChange={setLook}
          options={[
            { value: 'read', label: t('Read') },
            { value: 'written', label: t('Written') },
          ]}
        />
      </Head>
      <PanelBody>
        {team && (
          <Select
            label={t('Team')}
            value={String(team.id)}
            options={teams.map((one) => ({ value: String(one.id), label: one.name || t('Untitled team') }))}
            onChange={setChosenTeam}
          />
        )}
        <Select
          label={t('Challenge')}
          value={String(task.id)}
          options={tasks.map((one, at) => ({
            value: String(one.id),
            label: `${at + 1} · ${one.name || t('Untitled challenge')}`,
          }))}
          onChange={setChosenTask}
        />
        <PreviewCard task={task} values={look === 'read' ? values : NOTHING} isRead={look === 'read'} />
      </PanelBody>
      <Notes>
        {example && (
          <>
            <dt>{t('Write it anywhere as')}</dt>
            <dd>
              <code dir="ltr">{written(example.key)}</code>
            </dd>
          </>
        )}
        {fillsTeam && (
          <>
            <dt>{t('Built in: the name of the team')}</dt>
            <dd>
              <code dir="ltr">{written(TEAM_KEY)}</code>
            </dd>
          </>
        )}
      </Notes>
    </Panel>
  );
}

const NOTHING: ReadonlyMap<string, string> = new Map();

const hasKey = ({ name, description }: Task): boolean => `${name ?? ''} ${description ?? ''}`.includes('%{');
