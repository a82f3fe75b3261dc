import type { GameTemplate } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { Panel } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StartForm, type TypedBefore } from './start-form';
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
  readonly typed?: TypedBefore;
  readonly onMade: (game: GameId | undefined) => void;
  /** Shown while the blank game is chosen. */
  readonly blank?: ReactNode;
}

/** Templates to choose from, the contents of the chosen one, and the button that creates the game. */
export function TemplateGallery({ templates, chosen, onChoose, typed, onMade, blank }: TemplateGalleryProps) {
  const template = templates.find(({ key }) => key === chosen);
  return (
    <>
      <TemplateCards templates={templates} value={template?.key ?? ''} onChange={onChoose} />
      {template ? (
        <Make>
          <TemplateContents key={template.key} template={template} />
          <StartForm
            // A typed name survives switching templates.
            template={template}
            onMade={onMade}
            {...(typed && { typed })}
          />
        </Make>
      ) : (
        blank
      )}
    </>
  );
}
