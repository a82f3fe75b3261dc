import type { Finding } from '@waymark/contract/readiness';

/** Findings grouped by their text, in order of first occurrence. */
export function clusterFindings(findings: readonly Finding[]): (readonly Finding[])[] {
  const clusters = new Map<string, Finding[]>();
  for (const finding of findings) {
    const words = JSON.stringify([finding.rule, finding.values]);
    const cluster = clusters.get(words);
    if (cluster) cluster.push(finding);
    else clusters.set(words, [finding]);
  }
  return [...clusters.values()];
}
