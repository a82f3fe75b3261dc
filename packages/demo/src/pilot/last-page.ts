import type { Challenge } from '../games/challenge';

/** Challenges 19 to 24: through the town to the last page. */
export const LAST_PAGE: readonly Challenge[] = [
  {
    name: 'Swap something with a stranger',
    type: 1,
    points: 120,
    picture: 'market-1',
    description:
      '<p>Begin with the paper clip in your bag. End with something bigger, and a picture of everybody who swapped with you. The market packs up <strong>an hour and a half</strong> into the game.</p>',
    tags: ['photo', 'people'],
    at: ['Harbourside Market, Canons Road', 51.45036, -2.59964, 0, 0],
    closes: 90,
    sent: ['market-1', 'market-2', 'market-3'],
    written: [
      'Clip, pen, tote bag, melon.',
      'We are now the owners of a lamp.',
      'Traded up to a sourdough starter. It has a name.',
      'The man on the left drives a hard bargain.',
      'Four swaps, one marriage proposal.',
    ],
  },
  {
    name: 'Become part of the painting',
    type: 1,
    points: 90,
    picture: 'mural-1',
    description:
      '<p>Any wall that somebody painted. Stand, sit or hang so that nobody can tell where the paint ends.</p>',
    tags: ['photo', 'silly'],
    transformation: 'spray paint on brick, bright',
    sent: ['mural-1', 'mural-2', 'mural-3', 'mural-4'],
    written: [
      'Find Tariq.',
      'The whale is the one in the middle.',
      'Mixed media.',
      'We have been here since Tuesday.',
      'Art is hard on the knees.',
    ],
  },
  {
    name: 'What did the pilot drink?',
    type: 6,
    points: 50,
    picture: 'chips-3',
    description:
      '<p>The slate behind the bar at the <em>%{pub}</em> still has his tab on it. He paid for everything but one thing.</p>',
    tags: ['question'],
    choices: ['Ginger beer', 'Rum', 'Cider', 'Porter', 'Tea'],
    attempts: [50, 25],
    hints: [['It never made anybody sing.', 10]],
    written: [],
  },
  {
    name: 'Two bridges, one picture',
    type: 1,
    points: 80,
    picture: 'bridge-2',
    description:
      '<p>There is exactly one bench from which you see both. The view is the picture; you are welcome in it.</p>',
    tags: ['photo', 'view'],
    at: ['Ashton Avenue viewpoint', 51.44586, -2.6236, 0, 100],
    sent: ['bridge-1', 'bridge-2', 'lighthouse-1', 'boat-2', 'cranes-3'],
    written: [
      'The bench was taken. We negotiated.',
      'Bridge, bridge, Belinda.',
      'Worth the hill.',
      'Golden hour, bronze team.',
    ],
  },
  {
    name: 'Everybody in, one arm’s length',
    type: 1,
    points: 60,
    picture: 'selfie-4',
    description: '<p>No stick, no timer, no kind passer-by. One arm, everybody in.</p>',
    tags: ['warm-up', 'photo'],
    sent: ['selfie-1', 'selfie-2', 'selfie-3', 'selfie-4', 'selfie-5', 'chips-1', 'chips-2'],
    written: [
      'Chins: nine.',
      'The long arm of the law department.',
      'Somebody’s supper got in.',
      'We cropped nobody. On purpose.',
      'First day together, same haircut.',
    ],
  },
  {
    name: 'The last page',
    type: 0,
    points: 100,
    picture: 'chart-3',
    description:
      '<p>You have the chart, the witness and the wind. Write the last entry of the logbook in the pilot’s words, sixty at most. The best one is read aloud at the %{pub}.</p>',
    tags: ['words', 'ghost'],
    after: [11],
    opens: 165,
    hideAnswers: true,
    written: [],
  },
];
