import { LAST_HEIR, useFeature, useScreenKeys, useShownKey, useTranslate } from '@waymark/host-kit';
import { Button, PageTitle, token } from '@waymark/ui';
import { Plus, Sparkles } from '@waymark/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useMadeChallenges } from './use-made-challenges';

/** With more challenges than this, a game needs no more ideas. */
const FEW = 3;

/** Green if the game has enough challenges, red otherwise. */
const Suggest = styled(Button)`
  &, & > [data-icon] { color: ${token.successText}; }
  border-color: ${token.successLine};
  @media (max-width: 480px) { & > [data-icon] { display: none; } }
  &[data-tone='red'], &[data-tone='red'] > [data-icon] { color: ${token.dangerText}; }
  &[data-tone='red'] { border-color: ${token.dangerLine}; }
  /* Its place is kept until it is known what to say, so that what stands beside it stays where it is. */
  &[data-tone='unknown'] { visibility: hidden; }
`;

/** As large as the button that comes once the page is idle. */
const MoreSpace = styled.div`
  min-inline-size: ${token.iconButton};
  min-block-size: ${token.iconButton};
`;

/** As high as its later content. */
const MarkSpace = styled.div`
  display: flex;
  min-block-size: 28px;
  @media (pointer: coarse) { min-block-size: 44px; }
`;

const toneOf = (count: number | undefined) => {
  if (count === undefined) return 'unknown';
  return count > FEW ? 'green' : 'red';
};

interface ListTitleProps {
  /** Number of challenges; undefined until known. */
  readonly count: number | undefined;
  readonly making: ReturnType<typeof useMadeChallenges>;
  /** Beside the title. */
  readonly mark: ReactNode;
  /** Before the buttons. */
  readonly more: ReactNode;
}

/** The title of the screen, with the buttons that create challenges. */
export function ListTitle({ count, making, mark, more }: ListTitleProps) {
  const t = useTranslate();
  const ideas = useFeature('ai');
  const addKey = useShownKey('c');
  const add = (): void => void making.add();
  useScreenKeys([{ keys: 'c', label: t('Add challenge'), group: t('Challenges'), run: add }]);
  const text =
    count === undefined || count === 0
      ? t('Challenges in playing order')
      : t(count === 1 ? '{n} challenge.' : '{n} challenges, in the order players meet them.', { n: count });
  return (
    <PageTitle
      title={t('Challenges')}
      text={text}
      mark={<MarkSpace>{mark}</MarkSpace>}
      actions={
        <>
          <MoreSpace>{more}</MoreSpace>
          {ideas && (
            <Suggest
              icon={Sparkles}
              data-tone={toneOf(count)}
              busy={making.making === 'suggest'}
              onClick={() => void making.suggest()}
            >
              {t('Suggest Challenge')}
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
        </>
      }
    />
  );
}
