import type { GameState } from '@waymark/contract';
import { CalendarClock, Clock, Infinity as Endless, Flag, OctagonX } from 'lucide';
import { useTranslate } from '../root/ui-context';
import { Badge, type BadgeProps } from './badge';

const STATES = {
  draft: { tone: 'dashed', word: 'Draft' },
  unscheduled: { tone: 'dashed', word: 'Unscheduled', icon: CalendarClock },
  scheduled: { tone: 'neutral', word: 'Scheduled', icon: Clock },
  anytime: { tone: 'neutral', word: 'Start anytime', icon: Endless },
  live: { tone: 'live', word: 'Live', dot: 'live' },
  stopped: { tone: 'danger', word: 'Stopped', icon: OctagonX },
  finished: { tone: 'plain', word: 'Finished', icon: Flag },
} as const satisfies Record<GameState, Omit<BadgeProps, 'children'> & { word: string }>;

/** A pill with the state of a game's clock. */
export function StatePill({ state }: { readonly state: GameState }) {
  const t = useTranslate();
  const { word, ...look } = STATES[state];
  return <Badge {...look}>{t(word)}</Badge>;
}

const CATEGORIES: Readonly<Record<string, Omit<BadgeProps, 'children'>>> = {
  Active: { tone: 'neutral', dot: 'success' },
  Draft: { tone: 'dashed' },
  Template: { tone: 'plain' },
  Archive: { tone: 'bare' },
};

/** The category of a game: Active, Draft, Template or Archive. */
export function CategoryPill({ category }: { readonly category: string }) {
  const t = useTranslate();
  return <Badge {...(CATEGORIES[category] ?? { tone: 'neutral' })}>{t(category)}</Badge>;
}
