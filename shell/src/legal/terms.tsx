import { LegalPage, type LegalText } from './legal-page';

const TERMS: LegalText = {
  title: 'Terms of use',
  lead: 'What you and {brand} can expect from each other when you build and run games here.',
  changed: '2026-11-01',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'You need an account to build games. Give your real name and an e-mail address that reaches you, keep your password to yourself, and tell us if somebody else may know it. You are responsible for what happens under your account.',
      ],
    },
    {
      heading: 'Your games',
      paragraphs: [
        'What you create stays yours: texts, pictures, challenges and results. You allow {brand} to store it, to show it to the people in your game, and to create the smaller pictures and videos this requires, for as long as the game exists.',
        "You are responsible for what your game asks of people. Keep it lawful, safe and kind: nobody should have to trespass, run across a street, or do anything they would be ashamed of. Ask before you use other people's pictures, names or brands.",
      ],
    },
    {
      heading: 'Your players',
      paragraphs: [
        'Tell your players what the game collects and who will see it. Use their answers only for the game, unless they agreed to more. You decide who may join, and you remove inappropriate content.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not disrupt the service for others, work around its limits, or use it to send unsolicited messages. We may close an account that does, after a warning where possible.',
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
        '{brand} keeps the service running as well as it can, announces maintenance, makes backups, and protects your data. No service is free of faults: have a backup plan for an event that must not fail, and export what you cannot do without.',
      ],
    },
    {
      heading: 'Our liability',
      paragraphs: [
        '{brand} is liable without limit for intent, gross negligence and personal injury, and otherwise for foreseeable damage from a breach of an essential duty of this agreement. Statutory consumer rights remain unaffected.',
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
        'We show changes to these terms in the builder at least thirty days before they take effect. If you do not agree, you may leave before then.',
      ],
    },
  ],
};

/** The terms of use. */
export const TermsPage = () => <LegalPage kind="terms" text={TERMS} />;
