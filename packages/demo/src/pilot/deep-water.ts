import type { Challenge } from '../games/challenge';

/** Challenges 13 to 18: deep water and dry docks. */
export const DEEP_WATER: readonly Challenge[] = [
  {
    name: 'Wake the kraken',
    type: 8,
    points: 250,
    picture: 'mural-3',
    description:
      '<p>It sleeps below the pontoon, and it is ticklish. Film what comes up, and how brave you are.</p><p>Opens three quarters of an hour into the game: it is not a morning animal.</p>',
    tags: ['film', 'ghost'],
    at: ['Pontoon, Hannover Quay', 51.44935, -2.60302, 25, 50],
    opens: 45,
    videoLength: 20,
    reelIntro: 'Nobody told them about the arms.',
    sent: ['film-kraken-1'],
    written: [
      'It waved first.',
      'Eight arms and still no paperwork done.',
      'We would like to apologise to the paddle boarders.',
      'Moira is now its favourite.',
    ],
  },
  {
    name: 'Wish you were here',
    type: 9,
    points: 90,
    picture: 'storm-2',
    description: '<p>A postcard from the night it happened. Lean into it: the wind comes from the left.</p>',
    tags: ['photo', 'silly'],
    after: [8, 'Quay'],
    sent: ['storm-1', 'storm-2', 'storm-3'],
    written: [
      'Weather mixed. Food wet.',
      'Wish we were not here.',
      'Grip courtesy of the netball team.',
      'Dear Mum, send socks.',
    ],
  },
  {
    name: 'Call the ferry',
    type: 2,
    subtype: 2,
    points: 80,
    picture: 'ferry-1',
    description:
      '<p>There is no bell any more, so you have to shout. Sound only: we listen for length, echo and how many of you dare.</p>',
    tags: ['sound', 'loud'],
    at: ['Ferry steps, Gas Ferry Road', 51.44846, -2.60711, 30, 0],
    videoLength: 10,
    quantity: 50,
    sent: ['ferry-call', 'shanty-hum'],
    written: [
      'It came!',
      'The second voice is an echo. The third is a seal.',
      'Two people offered us a lift.',
      'Hummed. We are an introverted team.',
    ],
  },
  {
    name: 'Semaphore: spell something short',
    type: 2,
    subtype: 1,
    points: 80,
    picture: 'semaphore-1',
    description:
      '<p>Two flags, four letters, five seconds. It becomes a moving picture, so the end should meet the beginning.</p>',
    tags: ['film'],
    videoLength: 5,
    sent: ['film-semaphore-1'],
    written: [
      'It says TEAS.',
      'HELP. But in a relaxed way.',
      'We think it says NOPE.',
      'Flags: two tea towels and a lot of conviction.',
    ],
  },
  {
    name: 'Build a crane out of people',
    type: 1,
    points: 150,
    picture: 'pyramid-1',
    description:
      '<p>Foot, mast, arm, hook. Everybody has a part, and something has to hang from the hook.</p><p>Stay on the grass, and get down the way you went up.</p>',
    tags: ['photo', 'hands'],
    at: ['College Green corner of the docks', 51.4507, -2.5999, 50, 0],
    sent: ['pyramid-1', 'pyramid-2', 'pyramid-3', 'cranes-2'],
    written: [
      'Load tested to one umbrella.',
      'Counterweight: Graham.',
      'It collapsed four seconds later, with style.',
      'Certified by nobody.',
      'The hook is doing great, thanks for asking.',
    ],
  },
  {
    name: 'The clock that lies',
    type: 5,
    points: 60,
    picture: 'clock-1',
    description:
      '<p>The tower has been wrong since the railway came. By how many minutes? It still shows both times, if you look closely.</p>',
    tags: ['question'],
    at: ['The Exchange, Corn Street', 51.45463, -2.59434, 0, 0],
    valid: '10,ten,10 minutes,ten minutes',
    attempts: [60, 40, 20],
    hints: [
      ['Count the hands.', 10],
      ['Two of them are minute hands.', 20],
    ],
    written: ['12', 'five minutes', 'a quarter of an hour', '7'],
  },
];
