import { LegalPage, type LegalText } from './legal-page';

const PRIVACY: LegalText = {
  title: 'Privacy policy',
  lead: 'What {brand} keeps about you, why, who sees it, and your rights.',
  changed: '2026-11-01',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{brand} runs this builder and decides how it works. The organiser of a game decides what the game asks of its players. Write to the organiser about a game, and to {brand} about everything else.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Of organisers: name, e-mail address, a hashed password, the games they make, and a history of who changed what in them.',
        'Of players: the name and e-mail address they give, their teams, and the answers they send: texts, pictures, videos and, where a game asks for it and the player allows it, the place where an answer was given.',
        'Of everybody: what is needed to answer a call and to keep out abuse, such as the address it came from. These records are deleted after thirty days.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To run the games: to show challenges, count points, review answers, and show results. To let you sign in and to send you messages you asked for, such as the link to a new password. To find and fix bugs.',
        'It is not used for advertising, it is not sold, and no profile is made of anybody.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Administrators, coordinators and judges of a game see its players and answers. Players see what the organiser shows: the stream, the leaderboard and the slideshow. Organisers of one brand never see the games of another.',
        'Where a game is connected to another service, such as a webhook or a storage of its organiser, answers are handed to that service because the organiser said so. Payments are made with a payment provider, which receives the card; {brand} does not.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Until it is deleted. Deleting a game removes its teams, answers and files. Deleting an account removes what belongs to the person alone. Copies made for safety are overwritten within thirty days.',
      ],
    },
    {
      heading: 'What we store in your browser',
      paragraphs: [
        'The session, so that you need not sign in on every page, and your choices of language and appearance. There are no cookies of others and nothing that follows you to other sites. Signing out removes the session.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'A copy of what is kept about you, a correction, or its removal; and you may object to a use or withdraw a consent at any time. Ask the organiser of your game or {brand}. You may also complain to the authority for data protection where you live.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Organisers who invite children need the consent of their parents or guardians, and set up the game so that it asks no more than it needs.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['A change of this policy is shown here with its date, and told in the builder before it counts.'],
    },
  ],
};

/** The privacy policy. */
export const PrivacyPage = () => <LegalPage kind="privacy" text={PRIVACY} />;
