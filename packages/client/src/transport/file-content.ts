/** A file of an answer. */
export function asFile({
  file: { name, type, content },
}: {
  file: { name: string; type: string; content: string };
}): File {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** A file as an answer's body holds it. Uses the browser's own conversion, which does not run out of stack with large files. */
export const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
