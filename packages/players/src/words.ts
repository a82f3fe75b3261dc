/** Comments on photos and videos. */
export const CAPTIONS: readonly string[] = [
  'All of us, and somebody’s dog.',
  'The wind took the hat a second later.',
  'We waited for the light. It did not come.',
  'A stranger took this. Thank you, stranger.',
  'Second try, better hair.',
  'You can just see the crane behind Leo.',
  'Nobody fell in.',
  'It looked bigger from the bridge.',
  'Proof that we were here at all.',
  'The one in yellow insisted.',
  'Everybody say "invoice".',
  'Our best side, from the other side.',
];

/** Answers to text challenges. */
export const TEXTS: readonly string[] = [
  'We think the pilot never left. He just stopped answering.',
  'Three gulls, one chip, no survivors.',
  'It smells of tar, coffee and Monday.',
  'The bell, because it is the only thing here that is on time.',
  'Somebody painted over the name, but badly.',
  'We asked four people. Five answers.',
  'Because the tide was out and so was he.',
  'A knot that holds is a promise. Ours was a suggestion.',
];

/** Wrong guesses. */
export const GUESSES: readonly string[] = ['1878', 'The third one', 'Queen Victoria', 'Forty-two', 'A heron', '1902'];

/** Comments on repeated answers. */
export const AGAIN: readonly string[] = ['A better one.', 'Again, with feeling.', 'Sorry, sent twice.', ''];

/** A judge's comments on accepted answers. */
export const PRAISE: readonly string[] = ['Splendid.', 'We laughed.', 'Extra points for the hat.', 'Well spotted.'];

/** A judge's comments on rejected answers. */
export const BLAME: readonly string[] = [
  'That is a pigeon.',
  'We count four of you. There are five in the team.',
  'Too dark to see anything. Try again with your back to the lamp.',
  'Lovely, but it is the wrong bridge.',
];

/** People who join late: a fixed list, so that accounts do not pile up over weeks. */
export const LATECOMERS: readonly { readonly name: string; readonly address: string; readonly team: string }[] = [
  { name: 'Ida Lunde', address: 'ida.lunde', team: 'The Late Ferry' },
  { name: 'Bram Otieno', address: 'bram.otieno', team: 'The Late Ferry' },
  { name: 'Noor Haddad', address: 'noor.haddad', team: 'Low Tide Society' },
  { name: 'Wilf Pemberton', address: 'wilf.pemberton', team: 'Low Tide Society' },
  { name: 'Sanna Virtanen', address: 'sanna.virtanen', team: 'Salt & Vinegar' },
  { name: 'Teo Marques', address: 'teo.marques', team: 'Salt & Vinegar' },
  { name: 'Lucia Ferri', address: 'lucia.ferri', team: 'The Late Ferry' },
  { name: 'Kofi Mensah', address: 'kofi.mensah', team: 'Low Tide Society' },
];

/** Guests who judge by a link, in addition to the judge with an account. */
export const GUEST_JUDGES: readonly string[] = ['Priya', 'Tomasz', 'Odile'];
