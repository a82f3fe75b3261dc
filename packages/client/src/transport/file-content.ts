/** A file in a response. */
export function asFile({
  file: { name, type, content },
}: {
  file: { name: string; type: string; content: string };
}): File {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** A file from a response body. Uses the browser's own conversion, which cannot overflow the stack with large files. */
export const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
