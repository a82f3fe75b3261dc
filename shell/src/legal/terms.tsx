import { LegalPage, type LegalText } from './legal-page';

const TERMS: LegalText = {
  title: 'Terms of use',
  lead: 'What you and {brand} can expect from each other when you build and run games here.',
  changed: '2026-11-01',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'You need an account to build games. Give a true name and an e-mail address that reaches you, keep your password to yourself, and tell us when somebody else may know it. You answer for what happens under your account.',
      ],
    },
    {
      heading: 'Your games',
      paragraphs: [
        'What you make stays yours: texts, pictures, challenges and results. You allow {brand} to store it, to show it to the people of your game, and to make the smaller pictures and videos that this needs, for as long as the game exists.',
        'You answer for what your game asks of people. Keep it lawful, safe and kind: nobody should have to trespass, run across a street, or do what they would be ashamed of. Ask before you use pictures, names or brands of others.',
      ],
    },
    {
      heading: 'Your players',
      paragraphs: [
        'Tell your players what the game collects and who will see it. Use their answers for the game alone, unless they agreed to more. You administer who may join, and you remove what does not belong there.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not disturb the service for others, do not look for ways around its limits, and do not use it to send messages nobody asked for. An account that does may be closed, after a word of warning where that is possible.',
      ],
    },
    {
      heading: 'Paid features',
      paragraphs: [
        'Some parts of a game, such as branding and reels, are bought once for that game. The price is shown before you pay. A purchase that did not work for a reason on our side is paid back.',
      ],
    },
    {
      heading: 'Our responsibilities',
      paragraphs: [
        '{brand} keeps the service running as well as it can, says when it has to stop for maintenance, makes copies for safety, and guards your data. No service runs without a fault: keep a plan for an event that must not fail, and export what you cannot do without.',
      ],
    },
    {
      heading: 'Our liability',
      paragraphs: [
        '{brand} is liable without limit for intent, gross negligence and harm to people, and otherwise for the foreseeable damage from breaking a duty this agreement rests on. Rights that the law gives to consumers stay as they are.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'You may delete your account at any time. {brand} may end the agreement with thirty days’ notice, and at once for a serious breach. You can export your games until the end.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'A change of these terms is shown in the builder at least thirty days before it counts. Whoever does not agree may leave until then.',
      ],
    },
  ],
};

/** The terms of use. */
export const TermsPage = () => <LegalPage kind="terms" text={TERMS} />;
