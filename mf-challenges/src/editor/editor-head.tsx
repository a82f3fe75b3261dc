import type { Game } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Badge, Button, ButtonLink, Icon, IconButton, Kbd } from '@waymark/ui';
import { ArrowDown, ArrowUp, Smartphone, Trash2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { TaskEditor } from './editor';

/** Where one can go from a challenge. */
export interface EditorWays {
  /** How many challenges the game has. */
  readonly count?: number;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Asks whether the challenge is to be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > [data-gap] { flex: 1; }
  @container editor (max-width: 430px) {
    & > [data-wide] { flex: 1 0 calc(50% - 4px); }
  }
`;

/** Nobody presses keys on a phone, and the line has no room for them. */
const Keys = styled(Kbd)`
  @container editor (max-width: 480px) { display: none; }
`;

interface EditorHeadProps extends EditorWays {
  readonly editor: TaskEditor;
  readonly game: Game;
}

/** Which challenge it is, the ways to its neighbours, and what can be done with it as a whole. */
export function EditorHead({ editor, game, count, onPrevious, onNext, onDelete }: EditorHeadProps) {
  const { session } = useHost();
  const t = useTranslate();
  const { position = 1, id } = editor.view;
  return (
    <Head>
      <Badge>{count ? t('{n} of {count}', { n: position, count }) : t('Challenge {n}', { n: position })}</Badge>
      {(onPrevious || onNext) && (
        <>
          <IconButton
            icon={ArrowUp}
            label={t('Previous challenge')}
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          />
          <IconButton icon={ArrowDown} label={t('Next challenge')} disabled={!onNext} onClick={() => onNext?.()} />
        </>
      )}
      <span data-gap="" />
      {onDelete && <IconButton icon={Trash2} label={t('Delete')} outlined onClick={onDelete} />}
      {game.code && (
        <ButtonLink data-wide="" href={session.previewUrl(game.code, id)} target="_blank" rel="noopener">
          <Icon of={Smartphone} />
          {t('Preview')}
        </ButtonLink>
      )}
      <Button kind="primary" data-wide="" onClick={editor.commitAll}>
        {t('Save')} <Keys>Ctrl S</Keys>
      </Button>
    </Head>
  );
}
