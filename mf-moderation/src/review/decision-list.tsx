import type { AnswerReview, GameId, Review } from '@waymark/contract';
import { useActions, useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { Button, RelativeTime, token } from '@waymark/ui';
import { Undo2 } from '@waymark/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { decisionWord, pointsChange } from './decision-words';
import type { Undone } from './game-decisions';
import { useGameDecisions } from './use-decisions';
import { useRights } from './use-rights';

const List = styled.ol`
  display: grid;
  max-block-size: min(60vh, 480px);
  overflow-y: auto;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid ${token.line};
  }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & > li[data-undone] strong { text-decoration: line-through; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;

/** Props of DecisionList. */
export interface DecisionListProps<One extends Review | AnswerReview> {
  readonly game: GameId;
  readonly decisions: readonly One[];
  /** The subject of a decision, if not clear from context. */
  readonly about?: (decision: One) => ReactNode;
  readonly onUndone: (undone: Undone) => void;
}

/** Decisions with judge, time and points, each with Undo. */
export function DecisionList<One extends Review | AnswerReview>(props: DecisionListProps<One>) {
  const { game, decisions, about, onUndone } = props;
  const t = useTranslate();
  const { rights, zone } = useRights(game);
  const gameDecisions = useGameDecisions(game);
  const me = useReadable(useHost().session.me).id;
  const offersUndo = useOffered('answer-undo');
  const { run, isUnderWay } = useActions<number>();
  const undo = async (id: number): Promise<void> => {
    const done = await run(id, () => gameDecisions.revert(id));
    if (done) onUndone(done.answer);
  };
  return (
    <List>
      {decisions.map((decision, place) => {
        const { id, user, created_at, message, undone_at } = decision;
        const points = 'before' in decision ? pointsChange(decision, t) : undefined;
        // Coordinators may only undo their own.
        const isMine = rights.setsPoints || user?.id === me;
        return (
          <li key={id ?? place} {...(undone_at ? { 'data-undone': '' } : {})}>
            <div>
              <strong>{decisionWord(decision, t)}</strong> {about?.(decision)} {points && <span>{points}</span>}
              <small>
                <bdi>{user?.name || t('Deleted account')}</bdi>
                {created_at && (
                  <>
                    {' · '}
                    <RelativeTime instant={created_at} {...(zone ? { zone } : {})} />
                  </>
                )}
                {undone_at && <> · {t('undone')}</>}
              </small>
              {message && <small>{t('“{answer}”', { answer: message })}</small>}
            </div>
            {offersUndo && isMine && id !== undefined && !undone_at && (
              <Button size="small" icon={Undo2} busy={isUnderWay(id)} onClick={() => void undo(id)}>
                {t('Undo')}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}
