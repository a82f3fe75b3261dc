/** Texts of findings by rule: the problem, and why it matters. Values for the braces come from the finding. */
export const READINESS_WORDS = {
  'no-name': {
    says: 'The game has no name.',
    why: "Teams wouldn't know what they're playing.",
  },
  'no-code': {
    says: 'The game has no entry code.',
    why: 'Nobody could join it.',
  },
  'short-code': {
    says: 'The entry code of the game is too short.',
    why: 'Codes have at least {n} characters.',
  },
  'no-start': {
    says: 'Set a start time.',
    why: 'It would never start.',
  },
  'start-past': {
    says: "The draft's start is in the past.",
    why: "The game would be live as soon as it's no longer a draft.",
  },
  'no-challenges': {
    says: 'The game has no challenges.',
    why: 'Teams would have nothing to do.',
  },
  'unknown-zone': {
    says: "The game's time zone is unknown.",
    why: 'Times of the game and its challenges depend on it.',
  },
  'game-backward': {
    says: 'The game finishes before it starts.',
    why: 'Nobody could play it.',
  },
  'no-headline': {
    says: 'The challenge has no headline.',
    why: "Teams wouldn't recognise it in the list.",
  },
  'picture-without-text': {
    says: 'A picture has no description.',
    why: "Players who can't see it would miss its content.",
  },
  'lock-unreadable': {
    says: 'Its prerequisites are invalid.',
    why: 'It might never open.',
  },
  'lock-missing': {
    says: "Its prerequisite doesn't exist.",
    why: 'It would never open.',
  },
  'lock-answer': {
    says: "“{answer}” isn't an answer of its prerequisite “{name}”.",
    why: "Nobody can give an answer that doesn't exist.",
  },
  'lock-circle': {
    says: 'It waits for itself, through “{name}”.',
    why: 'None of these challenges would ever open.',
  },
  unreachable: {
    says: "Its prerequisite “{name}” can't be solved.",
    why: 'It would never open.',
  },
  'lock-opens-late': {
    says: 'It closes before its prerequisite “{name}” opens.',
    why: 'It would never open in time.',
  },
  'window-backward': {
    says: 'It closes before it opens.',
    why: 'Nobody could solve it.',
  },
  'closed-in-game': {
    says: "It's closed for the whole game.",
    why: 'Nobody could solve it.',
  },
  'window-outside-game': {
    says: "Part of its time window is outside the game's.",
    why: 'Players will have less time than it says.',
  },
  'radius-without-place': {
    says: 'It has a radius but no location.',
    why: 'Set a location, or nobody can get near it.',
  },
  'timer-before-film': {
    says: 'Its timer is shorter than a video of {n} seconds.',
    why: 'Nobody could submit such a video in time.',
  },
  'timer-longer-than-window': {
    says: "It's open for less time than its timer.",
    why: 'Players would have less time than the timer shows.',
  },
  'scarce-key': {
    says: 'Only {n} available, but other challenges depend on it.',
    why: 'Later teams would be stuck.',
  },
  'no-correct-choice': {
    says: 'No answer is marked correct.',
    why: "The first answer is the correct one, but it's blank.",
  },
  'few-choices': {
    says: 'There are fewer than two answers.',
    why: 'There is nothing to choose from.',
  },
  'double-choice': {
    says: '“{answer}” appears twice.',
    why: "Teams couldn't tell them apart.",
  },
  'split-signs': {
    says: '“{answer}” contains a semicolon or colon.',
    why: "Answers of a split path can't contain semicolons or colons.",
  },
  'no-valid-answer': {
    says: 'There is no correct answer.',
    why: 'Add a correct answer, or every reply will be marked wrong.',
  },
  'no-qr-code': {
    says: 'There is nothing to scan.',
    why: 'Add a QR address to get a code.',
  },
  'no-model': {
    says: 'Its AR items have no model.',
    why: 'Players would see nothing in the camera.',
  },
  'no-overlay': {
    says: 'The sticker or background is missing.',
    why: 'Players would take a plain photo.',
  },
  'hints-cost-more': {
    says: 'Its hints cost more points ({cost}) than the challenge earns ({points}).',
    why: 'Teams that open all of them could lose points.',
  },
  'reward-out-of-reach': {
    says: 'Too few challenges qualify for the reward “{name}”: {most} of {n}.',
    why: 'No team could earn it.',
  },
  'unknown-key': {
    says: '{key} has no value.',
    why: 'Players would see the key instead of its text.',
  },
  'unknown-key-reward': {
    says: 'The reward “{name}” uses {key}, which has no value.',
    why: 'Players would see the key instead of its text.',
  },
  'small-picture': {
    says: 'A picture is {width} × {height}. It should be at least {least} × {least}.',
    why: 'It will look blurry on large screens.',
  },
  'sticker-size': {
    says: 'The sticker is {width} × {height}. It should be 645 × 860 or 1290 × 1720.',
    why: "The sticker wouldn't fit players’ photos.",
  },
} as const satisfies Record<string, { readonly says: string; readonly why: string }>;

/** Name of a rule. */
export type ReadinessRule = keyof typeof READINESS_WORDS;
