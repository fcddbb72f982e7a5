/** What the server reads; a browser may be able to read more, such as HEIC on an iPhone. */
const READ = ['image/jpeg', 'image/png', 'image/webp'];

const UNREADABLE =
  'This browser cannot read that photograph. Choose a JPEG, PNG or WebP file, or use another browser.';

/** The photograph in a format that the server reads. Throws if the browser cannot convert it. */
export async function uploadable(file: File): Promise<Blob> {
  if (READ.includes(file.type)) return file;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(UNREADABLE);
  });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))),
      'image/jpeg',
      0.9,
    );
  });
}
