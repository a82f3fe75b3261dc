import type { GraphicName } from '../art/marks';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'waymark-demo';

/** What a demo account demonstrates. */
export type AccountName = 'owner' | 'admin' | 'coordinator' | 'judge' | 'joined' | 'super';

/** A person who signs in. */
export interface Account {
  readonly email: string;
  readonly name: string;
  readonly portrait: GraphicName;
}

/** The accounts of Harbour Hunts. */
export const ACCOUNTS: Readonly<Record<AccountName, Account>> = {
  owner: { email: 'owner@demo.test', name: 'Maren Okafor', portrait: 'portrait-4' },
  admin: { email: 'admin@demo.test', name: 'Tomas Brandt', portrait: 'portrait-3' },
  coordinator: { email: 'coordinator@demo.test', name: 'Jude Larkin', portrait: 'portrait-2' },
  judge: { email: 'judge@demo.test', name: 'Priya Raman', portrait: 'portrait-6' },
  joined: { email: 'joined@demo.test', name: 'Ines Duarte', portrait: 'portrait-5' },
  super: { email: 'super@demo.test', name: 'Sol Everett', portrait: 'portrait-1' },
};

/** The account of Summit Quests. */
export const SUMMIT_OWNER: Account = { email: 'owner@summit.test', name: 'Annika Steiner', portrait: 'portrait-2' };
