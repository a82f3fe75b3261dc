import type { GameId } from '@waymark/contract';
import {
  LAST_HEIR,
  lazyScreen,
  useFeature,
  useOffered,
  useScreenKeys,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import { Button, hiddenFromSight, PageTitle, token } from '@waymark/ui';
import { Plus, Sparkles } from '@waymark/ui/icons';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { useMadeChallenges } from './use-made-challenges';

const IdeasDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: "dialogs" */ './ideas/ideas-dialog')).IdeasDialog,
);

/** With more challenges than this, a game needs no more ideas. */
const FEW = 3;

/** Green if the game has enough challenges, otherwise red; not filled, which would look like a warning. */
const Suggest = styled(Button)`
  border-color: ${token.success};
  color: ${token.successText};
  &[data-tone='red'] { border-color: ${token.danger}; color: ${token.dangerText}; }
  & > [data-icon] { color: inherit; }
  /* Keeps its place until the state is known, so its neighbours don't move. */
  &[data-tone='unknown'] { visibility: hidden; }
`;

/** On phones they stay side by side, beside the title if it leaves room. */
const Pair = styled.div`
  display: contents;
  @media (max-width: 767px) {
    display: flex;
    flex: 1 0 auto;
    justify-content: flex-end;
    gap: 8px;
    /* The icon says enough where there is no room. */
    & [data-word] { ${hiddenFromSight} }
  }
`;

/** As large as its later content. */
const MarkSpace = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 84px;
  min-block-size: 28px;
  @media (pointer: coarse) and (min-width: 768px) { min-block-size: 44px; }
`;

const toneOf = (count: number | undefined) => {
  if (count === undefined) return 'unknown';
  return count > FEW ? 'green' : 'red';
};

interface ListTitleProps {
  readonly game: GameId;
  /** Number of challenges; undefined until known. */
  readonly count: number | undefined;
  readonly making: ReturnType<typeof useMadeChallenges>;
  /** Beside the title. */
  readonly mark: ReactNode;
  /** Before the buttons. */
  readonly more: ReactNode;
}

/** The title of the screen, with the buttons that create challenges. */
export function ListTitle({ game, count, making, mark, more }: ListTitleProps) {
  const t = useTranslate();
  const suggests = useFeature('ai');
  const hasIdeas = useOffered('challenge-ideas');
  const [choosing, setChoosing] = useState(false);
  const addKey = useShortcut('c');
  const add = (): void => void making.add();
  useScreenKeys([{ keys: 'c', label: t('Add challenge'), group: t('Challenges'), run: add }]);
  const text =
    count === undefined || count === 0
      ? t('Challenges in playing order')
      : t(count === 1 ? '{n} challenge.' : '{n} challenges, in the order players meet them.', { n: count });
  useEffect(() => {
    // The platform lacks ideas despite offering them, but can still suggest.
    if (!choosing || hasIdeas) return;
    setChoosing(false);
    void making.suggest();
  }, [choosing, hasIdeas, making]);
  return (
    <PageTitle
      title={t('Challenges')}
      text={text}
      mark={<MarkSpace>{mark}</MarkSpace>}
      actions={
        <>
          {more}
          <Pair>
            {suggests && (
              <Suggest
                icon={Sparkles}
                data-tone={toneOf(count)}
                busy={making.making === 'suggest'}
                ref={making.suggestButton}
                data-suggests=""
                {...(hasIdeas ? { 'aria-haspopup': 'dialog' as const } : {})}
                onClick={() => (hasIdeas ? setChoosing(true) : void making.suggest())}
              >
                <span data-word="">{t('Suggest Challenge')}</span>
              </Suggest>
            )}
            <Button
              kind="primary"
              icon={Plus}
              shortcut={addKey}
              busy={making.making === 'add'}
              onClick={add}
              {...LAST_HEIR}
            >
              {t('Add challenge')}
            </Button>
          </Pair>
          {choosing && hasIdeas && (
            <Suspense fallback={null}>
              <IdeasDialog
                game={game}
                onChoose={(idea) => making.suggest(idea, () => setChoosing(false))}
                onClose={() => setChoosing(false)}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}
