import { focusFirst, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { Icon, pageTop, token } from '@waymark/ui';
import { CircleAlert, CircleCheck } from '@waymark/ui/icons';
import { useRef } from 'react';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { sectionOf } from './game-fields';
import { sectionsOf } from './sections';
import { sectionId, titleId } from './settings-section';
import { useFieldsToMend } from './use-readiness';
import type { SettingsTab } from './use-settings-tab';
import { useWatchedSections } from './use-watched-sections';

const Index = styled.nav`
  position: sticky;
  inset-block-start: calc(${pageTop} + 24px);
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: 1px;
  margin-inline-start: -8px;
  & > p { padding: 12px 8px 0; font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
  @media (max-width: 767px) {
    inset-block-start: ${pageTop};
    z-index: 10;
    flex-direction: row;
    overflow-x: auto;
    margin-inline: -16px;
    padding: 6px 16px;
    background: ${token.surfacePage};
    border-block-end: 1px solid ${token.line};
    scrollbar-width: none;
    & > p { display: none; }
  }
`;

const Entry = styled.button<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: 30px;
  padding: 0 8px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textSoft};
  font: 400 13.5px/20px ${token.font};
  text-align: start;
  white-space: nowrap;
  &:hover { background: ${token.surfaceHover}; }
  &[aria-current] { background: ${token.surfaceChip}; color: ${token.text}; font-weight: 550; }
  & > [data-icon] { color: ${({ $open }) => ($open ? token.warningText : token.success)}; }
  @media (max-width: 767px), (pointer: coarse) { min-block-size: 44px; padding-inline: 10px; }
`;

interface SectionIndexProps {
  readonly editor: GameEditor;
  readonly tab: SettingsTab;
  /** How saving works here, in one sentence. */
  readonly note: string;
}

/** The sections of the current tab, with incomplete ones marked. Stays visible while they scroll. */
export function SectionIndex({ editor, tab, note }: SectionIndexProps) {
  const t = useTranslate();
  const index = useRef<HTMLElement>(null);
  const toMend = useFieldsToMend(editor);
  const sections = sectionsOf(tab, editor.exists);
  const { current, faulty } = useWatchedSections(
    index,
    sections.map(({ id }) => id),
  );
  const entries = sections.map(({ id, title }) => ({
    id,
    title: t(title),
    open: toMend.some((field) => sectionOf(field)?.id === id) || faulty.includes(sectionId(id)),
  }));
  const lead = (id: string) => focusFirst(index.current, [`#${titleId(id)}`], 'start');
  /** Finds the section that many steps from the focused or visible one. */
  const sectionAt = (step: 1 | -1): string | undefined => {
    const focused = rootOf(index.current)?.activeElement;
    const here = sections.findIndex(({ id }) => focused?.closest(`#${sectionId(id)}`));
    return sections[(here < 0 ? sections.findIndex(({ id }) => id === current) : here) + step]?.id;
  };
  const stepBy = (step: 1 | -1) => ({
    run: () => {
      const id = sectionAt(step);
      if (id !== undefined) lead(id);
    },
    when: () => sectionAt(step) !== undefined,
  });
  const group = t('Settings');
  useScreenKeys([
    { keys: 'j', label: t('Next section'), group, ...stepBy(1) },
    { keys: 'k', label: t('Previous section'), group, ...stepBy(-1) },
  ]);
  return (
    <Index ref={index} aria-label={t('Sections')}>
      {entries.map(({ id, title, open }) => (
        <Entry
          key={id}
          type="button"
          $open={open}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => lead(id)}
        >
          {editor.exists && (
            <Icon of={open ? CircleAlert : CircleCheck} label={open ? t('Incomplete') : t('Complete')} />
          )}
          {title}
        </Entry>
      ))}
      <p>{note}</p>
    </Index>
  );
}

const rootOf = (element: Element | null) => element?.getRootNode() as Document | ShadowRoot | undefined;
