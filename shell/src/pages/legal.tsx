import styled from 'styled-components';
import { Footer } from '../navigation/footer';
import { usePage } from '../services/page-context';
import { usePageTitle } from './page-title';

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 100vh;
`;

const Text = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  inline-size: min(72ch, 100%);
  margin-inline: auto;
  padding: var(--space-12) var(--gutter);
  font: var(--type-16) var(--font);
`;

interface Section {
  readonly heading: string;
  readonly text: string;
}

const PRIVACY: readonly Section[] = [
  {
    heading: 'What is kept',
    text: 'Your account, the games you make, and the answers that players send: texts, pictures, videos and, where a game asks for it, places.',
  },
  {
    heading: 'Who sees it',
    text: 'The people of a game see what its organisers let them see. Organisers of one brand never see the games of another.',
  },
  {
    heading: 'How long',
    text: 'Until you delete it. Deleting a game removes its answers and files as well.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask for a copy of your data or for its removal at any time. Write to the organiser of your game.',
  },
];

const TERMS: readonly Section[] = [
  {
    heading: 'Your games',
    text: 'What you make stays yours. You answer for what your game asks of people: keep it lawful, safe and kind.',
  },
  {
    heading: 'Fair use',
    text: 'Do not disturb the service for others, and do not use it to collect what people did not agree to give.',
  },
  {
    heading: 'Our part',
    text: 'We keep the service running as well as we can, say when it has to stop for maintenance, and guard your data.',
  },
];

/** How data is dealt with. */
export const PrivacyPage = () => <Legal title="Privacy policy" sections={PRIVACY} />;
/** What is agreed on by using the builder. */
export const TermsPage = () => <Legal title="Terms of use" sections={TERMS} />;

function Legal({ title, sections }: { title: string; sections: readonly Section[] }) {
  const { config } = usePage();
  usePageTitle(title);
  return (
    <Page>
      <Text>
        <h1>
          {title} · {config.brand.name}
        </h1>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Text>
      <Footer />
    </Page>
  );
}
