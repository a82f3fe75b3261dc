import { Panel, PanelBody, token } from '@waymark/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  & > header { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
  & > header > div:first-child { flex: 1 1 220px; }
  & h2 { font: 600 ${token.type16} ${token.font}; }
  & > header p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;

interface FormSectionProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a form: heading, description, and fields in a panel. */
export function FormSection({ title, text, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      <Panel as="div">
        <PanelBody>{children}</PanelBody>
      </Panel>
    </Section>
  );
}
