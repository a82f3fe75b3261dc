import type { ComponentType } from 'react';
import { ArrivalTab } from './arrival-tab';
import { HintsTab } from './hints-tab';
import { LocationTab } from './location-tab';
import { LocksTab } from './locks-tab';
import { PostCompletionTab } from './post-completion-tab';
import { QuantityTab } from './quantity-tab';
import { ReelsTab } from './reels-tab';
import { RewardsTab } from './rewards-tab';
import type { TabProps } from './tab-list';
import type { TabName } from './tabs';
import { TagsTab } from './tags-tab';
import { TimersTab } from './timers-tab';
import { TimingTab } from './timing-tab';
import { VisibilityTab } from './visibility-tab';

const PARTS: Readonly<Record<Exclude<TabName, 'basics'>, ComponentType<TabProps>>> = {
  arrival: ArrivalTab,
  reels: ReelsTab,
  locks: LocksTab,
  location: LocationTab,
  hints: HintsTab,
  rewards: RewardsTab,
  timing: TimingTab,
  timers: TimersTab,
  visibility: VisibilityTab,
  tags: TagsTab,
  quantity: QuantityTab,
  'post-completion': PostCompletionTab,
};

/** One tab of the advanced part; all are in one chunk, which the basics don't wait for. */
export function AdvancedTab({ tab, ...props }: TabProps & { readonly tab: Exclude<TabName, 'basics'> }) {
  const Part = PARTS[tab];
  return <Part {...props} />;
}
