/** What a change of the language keeps: the choice, and the position on the page. Storage is optional here. */
export const CHOICE = 'app:language';
const POSITION = 'app:language-scroll';

export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(CHOICE, code);
    sessionStorage.setItem(POSITION, String(window.scrollY));
  } catch {
    // The address says the language; the page starts at its top.
  }
}

/** The page's scroll position in the other language, in CSS pixels; only once, and null on any other visit. */
export function takePosition(): number | null {
  try {
    const position = sessionStorage.getItem(POSITION);
    sessionStorage.removeItem(POSITION);
    return position === null ? null : Number(position);
  } catch {
    return null;
  }
}
