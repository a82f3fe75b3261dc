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
        'Organisers: name, e-mail address, a hashed password, the games they create, and a history of who changed what in them.',
        'Players: the name and e-mail address they give, their teams, and the answers they send: texts, pictures, videos and, where a game asks for it and the player allows it, the location of an answer.',
        'Everybody: what is needed to answer requests and prevent abuse, such as the IP address. These records are deleted after thirty days.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To run the games: to show challenges, count points, review answers, and show results. To let you sign in and to send you messages you asked for, such as the link to a new password. To find and fix bugs.',
        'It is not used for advertising, not sold, and not used to build profiles of anybody.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Administrators, coordinators and judges of a game see its players and answers. Players see what the organiser shows: the stream, the leaderboard and the slideshow. Organisers of one brand never see the games of another.',
        "Where a game is connected to another service, such as the organiser's webhook or storage, answers are passed to that service at the organiser's request. Payments go through a payment provider, which receives the card details; {brand} does not.",
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Until it is deleted. Deleting a game removes its teams, answers and files. Deleting an account removes what belongs only to that person. Backups are overwritten within thirty days.',
      ],
    },
    {
      heading: 'What we store in your browser',
      paragraphs: [
        'Your session, so you need not sign in on every page, and your choice of language and appearance. There are no third-party cookies and no tracking across sites. Signing out removes the session.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can ask for a copy of what is kept about you, for a correction or for its removal, and you may object to a use or withdraw consent at any time. Ask the organiser of your game or {brand}. You may also complain to the data protection authority where you live.',
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
      paragraphs: [
        'We show changes to this policy here with their date, and announce them in the builder before they take effect.',
      ],
    },
  ],
};

/** The privacy policy. */
export const PrivacyPage = () => <LegalPage kind="privacy" text={PRIVACY} />;
