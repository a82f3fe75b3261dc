/** Texts of findings by rule: the problem, and why it matters. Values for the braces come from the finding. */
export const READINESS_WORDS = {
  'no-name': {
    says: 'The game has no name.',
    why: 'Teams would not know what they are playing.',
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
    says: 'The game has no start.',
    why: 'It would never begin.',
  },
  'start-past': {
    says: 'The start of the draft is in the past.',
    why: 'The game would be under way as soon as it is no draft any more.',
  },
  'no-challenges': {
    says: 'The game has no challenges.',
    why: 'Teams would have nothing to do.',
  },
  'unknown-zone': {
    says: 'The time zone of the game is not known.',
    why: 'Times of the game and of its challenges cannot be read without it.',
  },
  'game-backward': {
    says: 'The game finishes before it starts.',
    why: 'Nobody could play it.',
  },
  'no-headline': {
    says: 'The challenge has no headline.',
    why: 'Teams would not know it in the list.',
  },
  'picture-without-text': {
    says: 'A picture in the text has no description.',
    why: 'Players who do not see it would miss what it shows.',
  },
  'lock-unreadable': {
    says: 'The list of challenges it waits for cannot be read.',
    why: 'It might never open.',
  },
  'lock-missing': {
    says: 'It waits for a challenge that is not there.',
    why: 'It would never open.',
  },
  'lock-answer': {
    says: '“{answer}” is no answer of “{name}”, for which it waits.',
    why: 'Nobody can give an answer that does not exist.',
  },
  'lock-circle': {
    says: 'It waits for itself, by way of “{name}”.',
    why: 'None of these challenges would ever open.',
  },
  unreachable: {
    says: 'It waits for “{name}”, which cannot be solved.',
    why: 'It would never open.',
  },
  'lock-opens-late': {
    says: 'It closes before “{name}”, for which it waits, opens.',
    why: 'It would never open in time.',
  },
  'window-backward': {
    says: 'It closes before it opens.',
    why: 'Nobody could solve it.',
  },
  'closed-in-game': {
    says: 'It is closed all through the game.',
    why: 'Nobody could solve it.',
  },
  'window-outside-game': {
    says: 'A part of its time lies outside the time of the game.',
    why: 'It will be open for a shorter time than it says.',
  },
  'radius-without-place': {
    says: 'It has a radius, and no location.',
    why: 'Nobody can come near a place that is nowhere.',
  },
  'timer-before-film': {
    says: 'Its timer runs out before a film of {n} seconds is made.',
    why: 'Nobody could send such a film in time.',
  },
  'timer-longer-than-window': {
    says: 'It is open for a shorter time than its timer runs.',
    why: 'Nobody would have the time that the timer shows.',
  },
  'scarce-key': {
    says: 'It can be solved {n} times, and other challenges wait for it.',
    why: 'Teams that come later could not go on.',
  },
  'no-correct-choice': {
    says: 'No answer is the correct one.',
    why: 'The first answer counts, and it is empty.',
  },
  'few-choices': {
    says: 'There are fewer than two answers.',
    why: 'There is nothing to choose from.',
  },
  'double-choice': {
    says: '“{answer}” is there twice.',
    why: 'Teams could not tell the two from each other.',
  },
  'no-valid-answer': {
    says: 'No valid answer is given.',
    why: 'Every answer of a team would be wrong.',
  },
  'no-qr-code': {
    says: 'There is nothing to scan.',
    why: 'Without a QR address there is no code.',
  },
  'no-model': {
    says: 'None of its AR items has a model.',
    why: 'Players would see nothing in the camera.',
  },
  'no-overlay': {
    says: 'The sticker or background is missing.',
    why: 'Players would take a plain picture.',
  },
  'hints-cost-more': {
    says: 'Its hints cost {cost} points, more than the {points} of the challenge.',
    why: 'Teams that take all of them could lose points.',
  },
  'reward-out-of-reach': {
    says: 'The reward “{name}” needs {n} challenges, and {most} can be solved for it.',
    why: 'No team could get it.',
  },
  'unknown-key': {
    says: '{key} stands for nothing.',
    why: 'Players would see the key instead of a word.',
  },
  'small-picture': {
    says: 'A picture is {width} × {height}. It should be at least {least} × {least}.',
    why: 'It will look blurred on large screens.',
  },
  'sticker-size': {
    says: 'The sticker is {width} × {height}. It should be 645 × 860 or 1290 × 1720.',
    why: 'Players’ pictures and the sticker would not fit each other.',
  },
} as const satisfies Record<string, { readonly says: string; readonly why: string }>;

/** Name of a rule. */
export type ReadinessRule = keyof typeof READINESS_WORDS;
