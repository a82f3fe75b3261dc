/** The password of every demo account. */
export const DEMO_PASSWORD = 'waymark-demo';

/** The demo accounts with their roles. */
export const DEMO_ACCOUNTS = [
  { email: 'owner@demo.test', role: 'created the games' },
  { email: 'admin@demo.test', role: 'administers them' },
  { email: 'coordinator@demo.test', role: 'coordinates the game that is on' },
  { email: 'judge@demo.test', role: 'judges its answers' },
  { email: 'joined@demo.test', role: 'plays in it' },
  { email: 'super@demo.test', role: 'super administrator' },
] as const;
