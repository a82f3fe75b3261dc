import { render } from '@testing-library/react';
import { Badge } from './badge';
import { CategoryPill, StatePill } from './state-pill';

const dotIn = (element: HTMLElement) => element.querySelector('[data-dot]');
const drawn = (what: React.ReactElement) => render(what).container;

test('a badge has a dot only on request', () => {
  expect(dotIn(drawn(<Badge dot="warning">Late</Badge>))).not.toBeNull();
  expect(dotIn(drawn(<Badge tone="warning">Late</Badge>))).toBeNull();
});

test('only the live state and the Active category have a dot', () => {
  const states = ['draft', 'unscheduled', 'scheduled', 'anytime', 'live', 'stopped', 'finished'] as const;
  expect(states.filter((state) => dotIn(drawn(<StatePill state={state} />)))).toEqual(['live']);
  const categories = ['Active', 'Draft', 'Template', 'Archive', 'Of tomorrow'];
  expect(categories.filter((category) => dotIn(drawn(<CategoryPill category={category} />)))).toEqual(['Active']);
});
