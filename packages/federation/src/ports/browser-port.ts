/** Ports above 1023 that browsers and `fetch` block (Fetch standard, "port blocking"). */
const REFUSED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** The port itself, or the next one that browsers allow: `WAYMARK_PORT=5000` puts the provider on 6000, which they block. */
export function browserPort(port: number): number {
  let open = port;
  while (REFUSED.has(open)) open += 1;
  return open;
}
