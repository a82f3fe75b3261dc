import { FEATURES, type Writable, writable } from '@waymark/contract';

/** Settings a developer can change while looking at one remote. */
interface Switches {
  readonly role: RoleName;
  readonly features: readonly string[];
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark' | 'system';
  /** How the platform answers. */
  readonly answers: AnswersName;
  /** A fault of the remote itself, named as in `?fault=`; empty for none. */
  readonly fault: string;
}

/** Roles of the user, set on every game in the platform's answers. */
export const ROLES = {
  'as answered': undefined,
  owner: { access: 'Created', creator: true },
  manager: { access: 'Managing', administrator: true },
  coordinator: { access: 'Joined', coordinator: true },
  judge: { access: 'Joined', judge: true },
  player: { access: 'Joined' },
} as const;
/** The name of a role. */
export type RoleName = keyof typeof ROLES;

/** The ways the platform can answer. */
export const ANSWERS = ['at once', 'slow', 'forbidden', 'failing', 'no line'] as const;
/** How the platform answers. */
export type AnswersName = (typeof ANSWERS)[number];

/** The switches of a tab, kept across reloads. */
export interface SwitchBoard extends Writable<Switches> {
  turn(some: Partial<Switches>): void;
  reset(): void;
}

const KEY = 'waymark_sandbox';

/** Creates the switches of this tab. */
export function createSwitches(storage: Storage): SwitchBoard {
  const initial: Switches = {
    role: 'as answered',
    features: FEATURES,
    language: 'en',
    direction: 'ltr',
    theme: 'system',
    answers: 'at once',
    fault: '',
  };
  const switches = writable<Switches>({ ...initial, ...read(storage) });
  return {
    ...switches,
    turn(some) {
      switches.set({ ...switches.get(), ...some });
      storage.setItem(KEY, JSON.stringify(switches.get()));
    },
    reset() {
      storage.removeItem(KEY);
      switches.set(initial);
    },
  };
}

function read(storage: Storage): Partial<Switches> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Switches>;
  } catch {
    return {};
  }
}
