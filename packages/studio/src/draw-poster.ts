import sharp from 'sharp';

const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#2b3440"/><stop offset="1" stop-color="#141a21"/>
  </linearGradient></defs>
  <rect width="1280" height="720" fill="url(#sky)"/>
  <g fill="#ffffff" fill-opacity=".12">
    ${[0, 1].map((side) => Array.from({ length: 9 }, (_, hole) => `<rect x="${24 + hole * 142}" y="${side ? 664 : 24}" width="96" height="32" rx="8"/>`).join('')).join('')}
  </g>
  <circle cx="640" cy="360" r="104" fill="#ffffff" fill-opacity=".92"/>
  <path d="M608 298 L720 360 L608 422 Z" fill="#141a21" stroke="#141a21" stroke-width="12" stroke-linejoin="round"/>
</svg>`;

let drawn: Promise<Buffer> | undefined;

/** The poster of a video without a transcoder: a strip with a play icon, as PNG. */
export function drawPoster(): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(POSTER)).png().toBuffer();
  return drawn;
}
