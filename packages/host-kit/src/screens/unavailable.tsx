import { paths } from '@waymark/contract';
import { ButtonLink, LensMark, token, useTranslate } from '@waymark/ui';
import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { HostContext } from '../host-context';
import { Link } from './link';

const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  min-block-size: 60vh;
  padding: 48px 16px;
  text-align: center;
  & > svg { color: ${token.textMuted}; margin-block-end: 8px; }
  & > p { color: ${token.textMuted}; max-inline-size: 48ch; text-wrap: balance; }
`;

/** Props of Unavailable. */
export interface UnavailableProps {
  readonly title: string;
  readonly text: string;
  /** The illustration above the title. */
  readonly mark?: ReactNode;
  /** The way out; the dashboard by default. */
  readonly back?: ReactNode;
}

/** The page shown instead of one that is unknown, not allowed or not available, with a way out. */
export function Unavailable({ title, text, mark = <LensMark />, back = <ToDashboard /> }: UnavailableProps) {
  return (
    <Page>
      {mark}
      <h1>{title}</h1>
      <p>{text}</p>
      {back}
    </Page>
  );
}

/** The link to the games list; in a remote, only if one in service draws it. */
export function ToDashboard() {
  const host = useContext(HostContext);
  const t = useTranslate();
  if (host && !host.navigation.knows(paths.dashboard())) return null;
  return (
    <ButtonLink as={Link} to={paths.dashboard()}>
      {t('Go to the dashboard')}
    </ButtonLink>
  );
}
