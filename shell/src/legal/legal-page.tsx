import type { LegalKind } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { RichView, Skeleton, SkeletonFields, Unbroken, useUi } from '@waymark/ui';
import styled from 'styled-components';
import { AlonePage } from '../pages/alone-page';
import { usePageTitle } from '../pages/page-title';
import { usePage } from '../services/page-context';
import { useOwnText } from './use-own-text';

/** A section of a legal text: a heading and paragraphs, with `{brand}` for the white label's name. */
interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A legal text. */
export interface LegalText {
  readonly title: string;
  /** Summary in a sentence. */
  readonly lead: string;
  /** Date of the last change, `YYYY-MM-DD`. */
  readonly changed: string;
  readonly sections: readonly Section[];
}

const Text = styled(AlonePage)`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  inline-size: min(72ch, 100%);
  margin-inline: auto;
  padding: 40px var(--gutter) var(--space-12);
  font: var(--type-16) var(--font);
  color: var(--text-soft);

  h1 {
    font: 600 28px/36px var(--font);
    color: var(--text);
  }

  h2 {
    color: var(--text);
    margin-block-end: var(--space-2);
  }

  header p {
    margin-block-start: var(--space-2);
  }

  small {
    font: var(--type-13) var(--font);
    color: var(--text-muted);
  }

  p + p {
    margin-block-start: var(--space-3);
  }
`;

/** A legal page: the white label's own text if there is one, otherwise ours. */
export function LegalPage({ kind, text }: { kind: LegalKind; text: LegalText }) {
  const { config } = usePage();
  const t = useTranslate();
  const { language } = useUi();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text.changed));
  const brand = config.brand.name;
  const own = useOwnText(kind);
  usePageTitle(text.title);
  return (
    <Text>
      <header>
        <h1>{t(text.title)}</h1>
        {!own && (
          <>
            <p>{t(text.lead, { brand })}</p>
            <small>{t('In force since {day}', { day })}</small>
          </>
        )}
      </header>
      {own === 'asked' ? (
        <Skeleton>
          <SkeletonFields />
        </Skeleton>
      ) : own ? (
        <div lang={own.language}>
          <RichView html={own.html} />
        </div>
      ) : (
        text.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Unbroken text={t(paragraph, { brand })} />
              </p>
            ))}
          </section>
        ))
      )}
    </Text>
  );
}
