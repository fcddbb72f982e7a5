/** Decodes an operator's file. Spreadsheets write UTF-8 or UTF-16; anything else would be stored as "Caf�". */
import { FileError, atLine } from './fileError';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** From the byte order mark; without one, UTF-16 shows by the zero byte of its first ASCII character. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

/** The text, without a byte order mark. Throws a FileError that names each line with unreadable characters. */
export function decodeFile(bytes: Uint8Array): string {
  // Without `fatal`: U+FFFD stands for what cannot be read, also where another program has put it.
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!text.includes('\ufffd')) return text;
  const problems = text.split('\n').flatMap((line, index) => {
    const at = line.indexOf('\ufffd');
    if (at < 0) return [];
    const around = line.slice(Math.max(0, at - 20), at + 5).trim();
    return atLine(index + 1, `a character cannot be read in "${around}".`);
  });
  throw new FileError([...problems, 'Save the file as "CSV UTF-8" or JSON in UTF-8.']);
}
