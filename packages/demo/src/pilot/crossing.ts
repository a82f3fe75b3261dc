import type { Challenge } from '../games/challenge';

/** Challenges 7 to 12: across the water. */
export const CROSSING: readonly Challenge[] = [
  {
    name: 'Read the pilot’s torn chart',
    type: 0,
    points: 60,
    picture: 'chart-1',
    description:
      '<p>Half of the chart is in your bag, the other half is on the wall of the <em>%{pub}</em>. Put them together and write what you think lies under the cross.</p>',
    tags: ['words'],
    after: [4],
    hints: [
      ['The wall is behind the bar billiards.', 5],
      ['North is not up.', 10],
    ],
    written: [
      'A cellar with a water gate, three doors up from the lock.',
      'Brandy. It is always brandy.',
      'The logbook’s last page, in an oilskin, under the third step.',
      'His wife’s letters. That is why he drew it so small.',
      'Pier 4, low water, look for the ring in the wall.',
      'We think the cross is a coffee stain.',
      'Nothing. He wanted everybody to look on the wrong side.',
    ],
  },
  {
    name: 'Quay or water?',
    type: 11,
    points: 0,
    picture: 'bridge-1',
    description:
      '<p>The story goes on two ways. On the quay there is a witness. On the water there is a boat that leaves when it is full. <strong>Choose once.</strong></p>',
    tags: ['path'],
    after: [3],
    choices: ['Quay', 'Water'],
    written: [],
  },
  {
    name: 'Become the figurehead',
    type: 3,
    points: 100,
    picture: 'figurehead-1',
    description:
      '<p>She lost hers off Lundy. Put your face above the bow and look as if you knew where the rocks were.</p>',
    tags: ['photo', 'silly'],
    transformation: 'carved and painted oak, a little salt',
    sent: ['figurehead-1', 'figurehead-2', 'figurehead-3', 'figurehead-4'],
    written: [
      'Weathered. That is the word we use.',
      'Carved from a single manager.',
      'She has seen things. Mostly spreadsheets.',
      'Aye.',
      'No paint was used.',
    ],
  },
  {
    name: 'Outstare a gull',
    type: 2,
    points: 200,
    picture: 'gull-1',
    description:
      '<p>Ten seconds of uninterrupted eye contact with a gull. The gull has to stay. Bribes are a matter of conscience.</p>',
    tags: ['film', 'silly'],
    at: ['Cumberland Basin steps', 51.44776, -2.62193, 50, 0],
    videoLength: 20,
    timer: 60,
    sent: ['film-gull-1', 'film-gull-2'],
    written: [
      'It blinked. We have a witness.',
      'He is called Kevin and he has no fear.',
      'Nine point eight seconds. Have a heart.',
      'Cost: one sausage roll.',
      'The gull would like a word with the organisers.',
    ],
  },
  {
    name: 'Ghost ship off Pier 4',
    type: 7,
    points: 250,
    picture: 'ghost-ship-1',
    description:
      '<p>Stand at the ring in the wall and point your phone across the basin. She shows herself for as long as somebody keeps still. <strong>One of you in the picture</strong>, pointing.</p>',
    tags: ['photo', 'ghost'],
    at: ['Pier 4, Bathurst Basin', 51.44662, -2.59327, 15, 30],
    after: [7],
    hideLocked: true,
    reward: ['The Lantern', 'You saw her. Few have. Fewer got the points.'],
    reelIntro: 'And then, off Pier 4 …',
    sent: ['ghost-ship-1', 'ghost-ship-2', 'ghost-ship-3', 'ghost-ship-4'],
    written: [
      'Ana did not scream. That was me.',
      'Three masts, no crew, parked on double yellow lines.',
      'She came closer when we waved.',
      'We kept still for so long that a pigeon sat down.',
      'Is the captain in your version also looking at you?',
    ],
  },
  {
    name: 'Report from the storm',
    type: 10,
    points: 150,
    picture: 'storm-1',
    description:
      '<p>10 June 1871, five minutes to midnight. You are at the wheel. Tell the newspaper what you see; we put the weather behind you.</p>',
    tags: ['film', 'ghost'],
    after: [8, 'Water'],
    videoLength: 30,
    sent: ['film-storm-1'],
    written: [
      'And now the sport.',
      'I can see my house. It is floating.',
      'We lost the biscuits at half past eleven.',
      'Back to you in the studio, Gethin.',
    ],
  },
];
