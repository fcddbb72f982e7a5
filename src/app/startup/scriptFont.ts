/**
 * A font for a script that the device lacks. Nearly every device in India has one for Devanagari, so the file is loaded
 * only where its characters are not drawn.
 */
import { language } from '../../shared/config/env';

/** Text has this family too (src/shared/ui/style/typography.ts). */
export const SCRIPT_FAMILY = 'Marigold Script';

interface Script {
  /** Two characters that look different in every font. */
  characters: readonly [string, string];
  /** As in CSS's `unicode-range`. */
  range: string;
  /** The address of its font. */
  font: string;
}

/** By its code, as in `Intl.Locale`: Hindi and Marathi share Devanagari. */
const scripts: Partial<Record<string, Script>> = {
  Deva: {
    characters: ['क', 'ज'],
    range: 'U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
    font: '/fonts/noto-sans-devanagari.woff2',
  },
};

/** Whether the device draws both characters alike: for one that no font has, it draws the same box. */
function isLacking({ characters }: Script): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [one, other] = characters.map((character) => {
    canvas.width = 48; // also clears it
    context.font = '32px sans-serif';
    context.fillText(character, 8, 40);
    return canvas.toDataURL();
  });
  return one === other;
}

/** Loads the font of this build's language if the device has none. */
export async function loadMissingFont(): Promise<void> {
  const script = scripts[new Intl.Locale(language).maximize().script ?? ''];
  if (!script || !isLacking(script)) return;
  const font = new FontFace(SCRIPT_FAMILY, `url(${script.font})`, { unicodeRange: script.range });
  try {
    document.fonts.add(await font.load());
  } catch {
    // The next page tries again.
  }
}
