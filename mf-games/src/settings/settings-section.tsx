import { useTranslate } from '@waymark/host-kit';
import { Panel, PanelBody, token } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SECTIONS, type SectionName } from './sections';

/** Each field reserves a line below it, so messages move nothing. */
const Section = styled.section`
  --note-line: 21px;
  & > header { margin-block-end: 10px; }
  & > header > p { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

const Title = styled.h2`
  outline: 0;
  scroll-margin-block-start: 12px;
  @media (max-width: 767px) { scroll-margin-block-start: 56px; }
`;

interface SettingsSectionProps {
  readonly name: SectionName;
  readonly children: ReactNode;
}

/** A section of the settings: its purpose, and its fields in a panel. The index links to its title. */
export function SettingsSection({ name, children }: SettingsSectionProps) {
  const t = useTranslate();
  const { id, title, text } = SECTIONS[name];
  return (
    <Section id={sectionId(id)} aria-labelledby={titleId(id)}>
      <header>
        <Title id={titleId(id)} tabIndex={-1}>
          {t(title)}
        </Title>
        <p>{t(text)}</p>
      </header>
      <Panel as="div">
        <PanelBody>{children}</PanelBody>
      </Panel>
    </Section>
  );
}

/** The element id of a section. */
export const sectionId = (id: string): string => `settings-${id}`;

/** The element id of a section's title. */
export const titleId = (id: string): string => `${sectionId(id)}-title`;
