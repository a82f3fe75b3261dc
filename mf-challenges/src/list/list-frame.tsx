import type { SheetFormat } from '@waymark/contract';
import { LAST_HEIR, useFeature, useTranslate } from '@waymark/host-kit';
import { Button, Menu, Page, PageTitle, pageTop, token } from '@waymark/ui';
import { Plus, Sparkles } from '@waymark/ui/icons';
import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { useMoreEntries } from './more-entries';
import type { OpenDialog } from './open-dialog';
import type { useMadeChallenges } from './use-made-challenges';
import { useNarrow } from './use-narrow';

/** With more challenges than this a game needs no help with ideas any more. */
const FEW = 3;

/** Below this much a list and a map beside each other are both too narrow. */
const ROOMY = 860;

/** The list and the map beside each other; the map folded away above where there is no room, or while somebody edits. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: 24px;
  & > aside { position: sticky; inset-block-start: calc(${pageTop} + 20px); }
  &[data-narrow] { grid-template-columns: minmax(0, 1fr); gap: 12px; }
  &[data-narrow] > aside { position: static; order: -1; }
`;
/** Green when the game has enough challenges, red while it could do with another one. */
const Suggest = styled(Button)`
  &, & > [data-icon] { color: ${token.successText}; }
  border-color: ${token.successLine};
  @media (max-width: 480px) { & > [data-icon] { display: none; } }
  &[data-tone='red'], &[data-tone='red'] > [data-icon] { color: ${token.dangerText}; }
  &[data-tone='red'] { border-color: ${token.dangerLine}; }
  /* Its place is kept until it is known what to say, so that what stands beside it stays where it is. */
  &[data-tone='unknown'] { visibility: hidden; }
`;

/** As high as what comes into it. */
const MarkSpace = styled.div`
  display: flex;
  min-block-size: 28px;
  @media (pointer: coarse) { min-block-size: 44px; }
`;

const toneOf = (count: number | undefined) => {
  if (count === undefined) return 'unknown';
  return count > FEW ? 'green' : 'red';
};

interface ListFrameProps {
  readonly page: RefObject<HTMLDivElement | null>;
  /** Challenges of the game; undefined while nobody knows. */
  readonly count: number | undefined;
  readonly making: ReturnType<typeof useMadeChallenges>;
  /** Beside the title. */
  readonly mark: ReactNode;
  readonly onAsk: (asked: OpenDialog) => void;
  readonly onDownload: (format: SheetFormat) => void;
  /** A challenge is being edited and needs the width. */
  readonly wide: boolean;
  /** The map; folded where it has no place of its own. */
  readonly side: (folded: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** The page around the list: its title with what makes challenges, and the map beside it. */
export function ListFrame({ page, count, making, mark, onAsk, onDownload, wide, side, children }: ListFrameProps) {
  const t = useTranslate();
  const ideas = useFeature('ai');
  const frame = useRef<HTMLDivElement>(null);
  const folded = useNarrow(frame, ROOMY) || wide;
  const more = useMoreEntries(onAsk, onDownload);
  const text =
    count === undefined || count === 0
      ? t('Challenges in playing order')
      : t(count === 1 ? '{n} challenge.' : '{n} challenges, in the order players meet them.', { n: count });
  return (
    <Page ref={page}>
      <PageTitle
        title={t('Challenges')}
        text={text}
        mark={<MarkSpace>{mark}</MarkSpace>}
        actions={
          <>
            <Menu label={t('More')} entries={more} />
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
              busy={making.making === 'add'}
              onClick={() => void making.add()}
              {...LAST_HEIR}
            >
              {t('Add challenge')}
            </Button>
          </>
        }
      />
      <Frame ref={frame} {...(folded ? { 'data-narrow': '' } : {})}>
        <div>{children}</div>
        <aside aria-label={t('Map')}>{side(folded)}</aside>
      </Frame>
    </Page>
  );
}
