import type { TextRule } from '@waymark/host-kit';
import { FIVE, type TextField } from './task-edits';

const LONGEST = 255;
const LONGEST_RICH = 100_000;

/** What the text fields take. */
export const TEXT_RULES = {
  name: { max: LONGEST },
  description: { limit: LONGEST_RICH },
  trivia: { max: LONGEST },
  multiplechoice: { limit: LONGEST },
  qr_url: { max: 1024, whole: true },
  reward_title: { max: LONGEST },
  reward_description: { limit: LONGEST_RICH },
  reel_intro: { max: LONGEST },
  ai_transformation: { max: LONGEST },
  ...Object.fromEntries(FIVE.map((n) => [`hint_${n}`, { max: LONGEST }])),
} as Readonly<Record<TextField, TextRule>>;
