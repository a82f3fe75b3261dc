import { GAME_MODE, type Game } from '@waymark/contract';
import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { counted, type Translate } from '@waymark/host-kit';
import { exactMoment } from '@waymark/ui';
import { zoneOf } from '../../zone';
import type { ChallengeCheck } from '../challenge-problems';

/** A requirement for starting the game. */
export interface Check {
  readonly id: string;
  readonly title: string;
  /** What is missing, or the current value. */
  readonly text: string;
  readonly done: boolean;
  /** Still running, so neither done nor to do. */
  readonly pending?: boolean;
  /** The field to fix it in; `tasks` means the challenges, `problems` what the check found in them. */
  readonly field: string;
}

/** The input of the checks. */
export interface Checked {
  readonly game: Partial<Game>;
  /** What the game itself is missing. */
  readonly missing: readonly Finding[];
  readonly challenges: ChallengeCheck;
}

const WHEN: readonly string[] = ['start_at', 'finish_at'];

/** The readiness check as a list: missing items first, then done ones. */
export function checksOf({ game, missing, challenges }: Checked, t: Translate, language: string): readonly Check[] {
  const check = (id: string, title: string, fields: readonly string[], there: string): Check => {
    const finding = missing.find(({ field }) => fields.includes(field));
    const text = finding ? t(READINESS_WORDS[finding.rule].says, finding.values) : there;
    return { id, title, text, done: !finding, field: finding?.field ?? fields[0] ?? id };
  };
  const { problems, checked, pending } = challenges;
  const count = game.challenges_count ?? checked;
  const all = [
    check('name', t('Name'), ['name'], game.name ?? ''),
    check('code', t('Entry Code'), ['code'], game.code ?? ''),
    check('when', t('Start and finish'), WHEN, clockOf(game, t, language)),
    check('tz', t('Time zone'), ['tz'], game.tz ?? ''),
    check('tasks', t('Challenges'), ['tasks'], count === undefined ? '' : counted(t, 'challenge', count)),
    {
      id: 'problems',
      title: t('Readiness'),
      text: pending ? t('Checking') : problemsIn(problems, t),
      done: problems === 0 && !pending,
      pending,
      field: 'problems',
    },
  ];
  return [...all.filter(({ done }) => !done), ...all.filter(({ done }) => done)];
}

function problemsIn(problems: number, t: Translate): string {
  if (problems === 0) return t('No problems in the challenges.');
  return problems === 1 ? t('1 problem in the challenges.') : t('{n} problems in the challenges.', { n: problems });
}

function clockOf(game: Partial<Game>, t: Translate, language: string): string {
  if (game.start_anytime === GAME_MODE.anytime) return t('Start Anytime');
  if (game.start_anytime === GAME_MODE.stopped) return t('Stopped');
  return game.start_at ? exactMoment(game.start_at, zoneOf(game), language) : '';
}
