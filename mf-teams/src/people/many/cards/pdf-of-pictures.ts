/** A page: a JPEG and its size in pixels. */
export interface PagePicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A4, in points. */
const PAGE = { width: 595, height: 842 };

/** A PDF with one picture per page, so every script prints as drawn. */
export function pdfOfPictures(pages: readonly PagePicture[]): Blob {
  const encode = new TextEncoder();
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encode.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (id: number, dictionary: string, stream?: Uint8Array) => {
    offsets[id] = length;
    put(`${id} 0 obj\n${dictionary}\n`);
    if (stream) {
      put('stream\n');
      put(stream);
      put('\nendstream\n');
    }
    put('endobj\n');
  };
  // Two objects for the document, then three for each page.
  const idOf = (page: number) => 3 + page * 3;
  put('%PDF-1.4\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, at) => `${idOf(at)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [at, { jpeg, width, height }] of pages.entries()) {
    const id = idOf(at);
    const box = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`;
    object(
      id,
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${id + 1} 0 R /Resources << /XObject << /P ${id + 2} 0 R >> >> >>`,
    );
    const content = encode.encode(`${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /P Do`);
    object(id + 1, `<< /Length ${content.length} >>`, content);
    const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
    const colours = '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
    object(id + 2, `<< ${picture} ${colours} /Length ${jpeg.length} >>`, jpeg);
  }
  const start = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  put(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts as BlobPart[], { type: 'application/pdf' });
}
