import type { GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { Icon, Tip, token } from '@waymark/ui';
import { CircleCheck, CircleHelp, Info, TriangleAlert } from '@waymark/ui/icons';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useCheckAsEdited } from './use-check-as-edited';
import { useFreshReadiness, useReadiness } from './use-readiness';

const TONES = {
  problem: { icon: TriangleAlert, line: token.warningLine, back: token.warningSubtle, text: token.warningText },
  advice: { icon: Info, line: token.lineStrong, back: token.surfacePanel, text: token.textSoft },
  fine: { icon: CircleCheck, line: token.successLine, back: token.successSubtle, text: token.successText },
  unknown: { icon: CircleHelp, line: token.lineStrong, back: token.surfacePanel, text: token.textMuted },
} as const;

const Mark = styled.button<{ $tone: keyof typeof TONES }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding-inline: 10px;
  border: 1px solid ${({ $tone }) => TONES[$tone].line};
  border-radius: ${token.radiusPill};
  background: ${({ $tone }) => TONES[$tone].back};
  color: ${({ $tone }) => TONES[$tone].text};
  font: 500 ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { border-color: currentcolor; }
  /* As high as beside a mouse, but under a finger it reaches further. */
  @media (pointer: coarse) { position: relative; &::after { content: ''; position: absolute; inset: -9px 0; } }
`;

interface ReadinessMarkProps {
  readonly game: GameId;
  /** Id of the panel. */
  readonly panel: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens the findings where a link asks for them, once: the address doesn't keep it. */
function useAskedPanel(onOpen: (open: boolean) => void): void {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '#readiness') return;
    onOpen(true);
    void navigate({ search }, { replace: true, state });
  }, [hash, navigate, onOpen, search, state]);
}

/** Whether the game can be played, next to the title; opens the findings. */
export function ReadinessMark({ game, panel, open, onOpen }: ReadinessMarkProps) {
  const t = useTranslate();
  const { data, error } = useReadiness(game);
  useFreshReadiness(game);
  useCheckAsEdited(game);
  useAskedPanel(onOpen);
  if (!data && !error) return null;
  const n = data?.findings.length ?? 0;
  const problems = data?.findings.filter(({ level }) => level === 'problem').length ?? 0;
  const words = (): readonly [keyof typeof TONES, string] => {
    if (!data) return ['unknown', t('Not checked')];
    if (problems > 0) return ['problem', problems === 1 ? t('1 problem') : t('{n} problems', { n: problems })];
    if (n > 0) return ['advice', n === 1 ? t('1 suggestion') : t('{n} suggestions', { n })];
    return ['fine', t('Ready')];
  };
  const [tone, text] = words();
  return (
    <Tip text={t('Is this game ready?')}>
      <Mark
        type="button"
        $tone={tone}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-description={t('Is this game ready?')}
        onClick={() => onOpen(!open)}
      >
        <Icon of={TONES[tone].icon} size={14} />
        {text}
      </Mark>
    </Tip>
  );
}
