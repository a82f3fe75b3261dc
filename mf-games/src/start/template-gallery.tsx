import type { GameTemplate } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { Panel } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StartForm } from './start-form';
import { TemplateCards } from './template-cards';
import { TemplateContents } from './template-contents';

const Make = styled(Panel).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  margin-block-start: 12px;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Props of TemplateGallery. */
export interface TemplateGalleryProps {
  readonly templates: readonly GameTemplate[];
  /** Key of the chosen template; empty for a blank game. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** A name that was typed already. */
  readonly named?: string;
  readonly onMade: (game: GameId | undefined) => void;
  /** Shown while a blank game is chosen. */
  readonly blank?: ReactNode;
}

/** Templates to choose from, what the chosen one contains, and the button that makes a game of it. */
export function TemplateGallery({ templates, chosen, onChoose, named, onMade, blank }: TemplateGalleryProps) {
  const template = templates.find(({ key }) => key === chosen);
  return (
    <>
      <TemplateCards templates={templates} value={template?.key ?? ''} onChange={onChoose} />
      {template ? (
        <Make>
          <TemplateContents key={template.key} template={template} />
          <StartForm
            // A typed name stays while one looks at other templates.
            template={template}
            onMade={onMade}
            {...(named === undefined ? {} : { named })}
          />
        </Make>
      ) : (
        blank
      )}
    </>
  );
}
