import type { Task } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Img, plainWords, Tip, token } from '@waymark/ui';
import styled from 'styled-components';
import { written } from './rows';
import { asRead } from './usage';

const inserted = `border-radius: 3px; background: ${token.accentSubtle}; box-shadow: inset 0 -1px 0 ${token.accentLine};`;

const Card = styled.article`
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > span { border-radius: 0; }
  & > div { padding: 14px 16px; overflow-wrap: anywhere; }
  & h3 { margin-block-end: 6px; font: 650 ${token.type16} ${token.font}; }
  & p { color: ${token.textSoft}; white-space: pre-line; }
  & mark { padding: 1px 3px; color: ${token.text}; ${inserted} }
`;
const Legend = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
  &::before { content: ''; flex: none; inline-size: 18px; block-size: 12px; ${inserted} }
`;

interface PreviewCardProps {
  readonly task: Task;
  readonly values: ReadonlyMap<string, string>;
  /** Whether keys are replaced, which needs an explanation. */
  readonly isRead: boolean;
}

/** Picture, headline and text of a challenge. */
export function PreviewCard({ task, values, isRead }: PreviewCardProps) {
  const t = useTranslate();
  const { api } = useHost();
  const photo = task.assets?.photos.find(({ name }) => name === 'standard')?.url ?? task.photo;
  return (
    <>
      <Card>
        {photo && <Img src={api.resolve(photo)} alt="" width="100%" height={116} />}
        <div>
          <h3 dir="auto">
            <Filled text={task.name || t('Untitled challenge')} values={values} />
          </h3>
          <p dir="auto">
            <Filled text={plainWords(task.description ?? '')} values={values} />
          </p>
        </div>
      </Card>
      {isRead && <Legend>{t('Filled in for this team. Point at a word to see its key.')}</Legend>}
    </>
  );
}

function Filled({ text, values }: { readonly text: string; readonly values: ReadonlyMap<string, string> }) {
  return asRead(text, values).map(({ text: part, key }, at) =>
    key === undefined ? (
      part
    ) : (
      <Tip key={at} text={written(key)} stop>
        <mark>{part}</mark>
      </Tip>
    ),
  );
}
