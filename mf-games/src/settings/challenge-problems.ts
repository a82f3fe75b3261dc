import { gameToCheckQuery, readinessQuery } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { checkGame, type Finding, type GameToCheck, type Readiness, withEdits } from '@waymark/contract/readiness';
import { mapFields, useEdited, useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useEffect, useMemo } from 'react';
import type { ExistingGameEditor } from './use-game-editor';

/** Settings that the check of challenges depends on. */
const CLOCK = ['tz', 'start_anytime', 'start_at', 'finish_at'] as const;

/** The result of checking a game's challenges. */
export interface ChallengeCheck {
  readonly problems: number;
  /** Whether the check is under way. */
  readonly pending: boolean;
  /** Number of challenges; undefined until checked. */
  readonly checked: number | undefined;
}

/** Props of ChallengeProblems. */
export interface ChallengeProblemsProps {
  readonly id: GameId;
  readonly editor: ExistingGameEditor;
  readonly onChecked: (found: ChallengeCheck) => void;
}

/**
 * Counts the problems of a game's challenges. The provider finds them until the timing is first changed; from then on
 * they are computed from the edits, saved or not. Renders nothing; the rules load when the page is idle.
 */
export function ChallengeProblems({ id, editor, onChecked }: ChallengeProblemsProps) {
  const { api } = useHost();
  const { data: stored, isPending: pending } = useQuery({ ...readinessQuery(api, id), select: countStored });
  const changed = useEdited(editor, () => CLOCK.some((field) => editor.touched.has(field)));
  const { data: content } = useQuery({ ...gameToCheckQuery(api, id), enabled: changed });
  // As text, so that equal values compare equal.
  const clock = useEdited(editor, () => JSON.stringify(clockOf(editor.latest())));
  const here = useMemo(() => {
    const game: GameToCheck = JSON.parse(clock);
    return content && countIn(checkGame(withEdits(content, { game })));
  }, [clock, content]);
  const problems = here ?? stored?.problems ?? 0;
  const checked = stored?.checked;
  useEffect(() => onChecked({ problems, checked, pending }), [onChecked, problems, checked, pending]);
  return null;
}

const clockOf = (game: Partial<Game>) => mapFields(CLOCK, (field) => game[field]);

const countIn = (findings: readonly Finding[]): number =>
  findings.filter(({ level, task }) => level === 'problem' && task !== undefined).length;
const countStored = ({ findings, checked }: Readiness) => ({ problems: countIn(findings), checked });
