/** The tabs of the editor: the basics of every challenge, then the advanced part. */
export const TAB_LABELS = {
  basics: 'Basics',
  arrival: 'Arrival',
  reels: 'Reels',
  locks: 'Locks',
  location: 'Location',
  hints: 'Hints',
  rewards: 'Rewards',
  timing: 'Timing',
  timers: 'Timers',
  visibility: 'Visibility',
  tags: 'Tags',
  quantity: 'Quantity',
  'post-completion': 'Post Completion',
} as const;
/** The name of a tab. */
export type TabName = keyof typeof TAB_LABELS;
