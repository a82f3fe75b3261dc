import { GAME_MODE, type GameId, paths } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useEdited, useHasScreen, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Button, IconButton, token } from '@waymark/ui';
import { ChevronDown, ChevronUp, Play } from '@waymark/ui/icons';
import { useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { ChallengeCheck } from '../challenge-problems';
import type { ExistingGameEditor } from '../use-game-editor';
import { CheckRow } from './check-row';
import { type Check, checksOf } from './checks';

/** Shown next to the list. */
const block = css`
  grid-template: 'title title' auto 'bar bar' auto 'text text' 1fr 'start fold' auto / auto 1fr;
  align-items: start;
  gap: 6px 8px;
  padding: 12px 14px;
  border-inline-end: 1px solid ${token.line};
  background: ${token.surfacePage};
`;

/** Shown instead of the list. */
const line = css`
  grid-template: 'title text start fold' auto / auto minmax(0, 1fr) auto auto;
  gap: 12px;
  padding-block: 0;
  padding-inline: 16px 6px;
  & > p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Head = styled.div<{ $folded: boolean }>`
  display: grid;
  align-items: center;
  ${({ $folded }) => ($folded ? line : block)}
  & > h2 { grid-area: title; font: 600 14px/20px ${token.font}; }
  & > p { grid-area: text; font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
  & > [data-start] { grid-area: start; }
  & > [data-fold] { grid-area: fold; justify-self: end; }
  @media (max-width: 767px) {
    grid-template: 'title start fold' auto 'text start fold' auto / minmax(0, 1fr) auto auto;
    align-content: center;
    gap: 0 8px;
    min-block-size: 60px;
    padding-block: 6px;
    padding-inline: 14px 6px;
    border: 0;
    background: none;
    & > p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
`;

/** The share that is done, from 0 to 1. The sentence says the same. */
const Bar = styled.div<{ $share: number }>`
  grid-area: bar;
  block-size: 4px;
  border-radius: 2px;
  background: linear-gradient(${token.success}, ${token.success}) no-repeat ${token.surfaceChip};
  background-size: ${({ $share }) => $share * 100}% 100%;
  &:dir(rtl) { background-position: right; }
  @media (max-width: 767px) { display: none; }
`;

const Rows = styled.ul`
  display: grid;
  grid-template: repeat(3, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr));
  grid-auto-flow: column;
  gap: 0 12px;
  margin: 0;
  padding: 8px;
  list-style: none;
  &[hidden] { display: none; }
  & > li { min-inline-size: 0; }
  @media (max-width: 767px) { grid-template: none / minmax(0, 1fr); grid-auto-flow: row; padding: 0 0 6px; border-block-start: 1px solid ${token.line}; }
`;

/** Props of Checklist. */
export interface ChecklistProps {
  readonly id: GameId;
  readonly editor: ExistingGameEditor;
  /** What the game itself is missing. */
  readonly missing: readonly Finding[];
  readonly challenges: ChallengeCheck;
  /** The state of the game, shown once nothing is left to do. */
  readonly sentence: string;
  /** Id of the heading. */
  readonly titleId: string;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly onLead: (field: string) => void;
}

const isSame = (one: readonly Check[], other: readonly Check[]) => JSON.stringify(one) === JSON.stringify(other);

/** The readiness checklist: what is missing, what is done, and the button that starts the game. */
export function Checklist({
  id,
  editor,
  missing,
  challenges,
  sentence,
  titleId,
  folded,
  onFold,
  onLead,
}: ChecklistProps) {
  const { navigation, phrases } = useHost();
  const language = useReadable(phrases.language);
  const knows = useHasScreen();
  const t = useTranslate();
  const list = useId();
  const checks = useEdited(editor, () => checksOf({ game: editor.latest(), missing, challenges }, t, language), isSame);
  // The first order stays fixed while the challenges are checked and people work through it.
  const order = useRef<readonly string[]>(undefined);
  order.current ??= checks.map((check) => check.id);
  const placeOf = ({ id: one }: Check) => order.current?.indexOf(one) ?? 0;
  const inPlace = checks.toSorted((one, other) => placeOf(one) - placeOf(other));
  const isDraft = useEdited(editor, () => editor.latest().category === 'Draft');
  const done = checks.filter((check) => check.done).length;
  const all = checks.length;
  const left = checks.filter((check) => !check.done && !check.pending).length;
  const ready = done === all;
  const open = left === 0 ? t('Checking') : t('{done} of {all} done. {left} to do.', { done, all, left });
  const lead = (field: string) => {
    const address = paths.challenges(id);
    if (field !== 'tasks' && field !== 'problems') onLead(field);
    else if (knows(address)) navigation.navigate(field === 'problems' ? `${address}#readiness` : address);
  };
  const start = () => {
    editor.choose('category', { category: 'Active' });
    if (editor.latest().start_anytime === GAME_MODE.stopped) {
      editor.choose('start_anytime', { start_anytime: GAME_MODE.anytime });
    }
  };
  return (
    <>
      <Head $folded={folded}>
        <h2 id={titleId}>{t('Ready to go live')}</h2>
        {!folded && <Bar $share={done / all} />}
        <p role="status">{ready ? sentence : open}</p>
        {(isDraft || !ready) && (
          <Button data-start="" icon={Play} kind={ready ? 'primary' : 'default'} disabled={!ready} onClick={start}>
            {t('Start Game')}
          </Button>
        )}
        <IconButton
          data-fold=""
          icon={folded ? ChevronDown : ChevronUp}
          label={folded ? t('Show the list') : t('Hide the list')}
          aria-expanded={!folded}
          aria-controls={list}
          onClick={() => onFold(!folded)}
        />
      </Head>
      <Rows id={list} hidden={folded}>
        {inPlace.map((check) => (
          <li key={check.id}>
            <CheckRow check={check} onLead={lead} />
          </li>
        ))}
      </Rows>
    </>
  );
}
