import type { Report } from './operation';

/** A report as lines for people. */
export function formatReport(report: Report): string {
  return Object.entries(report)
    .flatMap(([key, value]) => linesOf(key.replaceAll('_', ' '), value))
    .join('\n');
}

function linesOf(key: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`${key}: ${plain(value)}`];
  if (value.length === 0) return [`${key}: none`];
  return [`${key}:`, ...value.map((one) => `  ${plain(one)}`)];
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${typeof part === 'object' ? JSON.stringify(part) : part}`)
    .join(' · ');
}
