import type { Personalization, Task } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Bone, Panel, PanelBody, PanelHead, plainWords, Select, Skeleton, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { written } from './rows';
import { asRead } from './usage';

const Text = styled.p`
  white-space: pre-line;
  & > mark { padding: 1px 3px; border-radius: 4px; background: ${token.accentSubtle}; color: inherit; }
`;

interface ReadPreviewProps {
  /** Undefined while they load. */
  readonly tasks: readonly Task[] | undefined;
  readonly rows: readonly Personalization[];
}

/** A challenge as players read it, with every value in its place. */
export function ReadPreview({ tasks, rows }: ReadPreviewProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState('');
  if (!tasks) {
    return (
      <Skeleton>
        <Bone $height={250} />
      </Skeleton>
    );
  }
  const task = tasks.find(({ id }) => String(id) === chosen) ?? tasks.find(hasKey) ?? tasks[0];
  if (!task) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('As players read it')}</h2>
      </PanelHead>
      <PanelBody>
        <Select
          label={t('Challenge')}
          value={String(task.id)}
          options={tasks.map(({ id, name }) => ({ value: String(id), label: name || t('Untitled challenge') }))}
          onChange={setChosen}
        />
        <h3>
          <Read text={task.name ?? ''} rows={rows} />
        </h3>
        <Read text={plainWords(String(task.description ?? ''))} rows={rows} />
      </PanelBody>
    </Panel>
  );
}

const hasKey = ({ name, description }: Task): boolean => `${name ?? ''} ${description ?? ''}`.includes('%{');

function Read({ text, rows }: { readonly text: string; readonly rows: readonly Personalization[] }) {
  return (
    <Text as="span">
      {asRead(text, rows).map(({ text: part, key }, at) =>
        key === undefined ? (
          part
        ) : (
          <mark key={at} title={written(key)}>
            {part}
          </mark>
        ),
      )}
    </Text>
  );
}
