import { SECTIONS } from './all-settings';
import type { Setting } from './setting';

/** All settings as Markdown tables, for the operator's guide. */
export function settingsTable(): string {
  return Object.entries(SECTIONS)
    .map(([heading, settings]) => `### ${heading}\n\n${tableOf(settings)}`)
    .join('\n\n');
}

function tableOf(settings: Readonly<Record<string, Setting<unknown>>>): string {
  const rows = Object.entries(settings).map(([name, { about, usual, kind }]) => {
    const otherwise = usual ? `\`${usual}\`` : '';
    return `| \`${name}\` | ${otherwise} | ${escaped(about)}${kind.secret ? ' *Secret.*' : ''} |`;
  });
  return ['| Setting | Default | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
