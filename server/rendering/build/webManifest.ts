/** The web app manifest (`public/manifest.webmanifest`, in English) in another language. */
import { addressIn } from '../../../src/shared/config/languages';
import type { Translations } from './translations';

export const MANIFEST_FILE = 'manifest.webmanifest';

interface WebManifest {
  description: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { label: string }[];
}

/** The texts that are translated. The shop's name is not. */
export function textsOf(json: string): string[] {
  const { description, shortcuts, screenshots } = JSON.parse(json) as WebManifest;
  return [
    description,
    ...shortcuts.map(({ name }) => name),
    ...screenshots.map(({ label }) => label),
  ];
}

/** An app of its own, which starts in its language. Its pages may lead to the others: the scope is the whole shop. */
export function manifestIn(language: string, translations: Translations, json: string): string {
  const manifest = JSON.parse(json) as WebManifest;
  const say = (text: string): string => translations[text] ?? text;
  const home = addressIn(language, '/');
  return JSON.stringify({
    ...manifest,
    description: say(manifest.description),
    lang: `${language}-IN`,
    id: home,
    start_url: home,
    shortcuts: manifest.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: say(shortcut.name),
      url: addressIn(language, shortcut.url),
    })),
    screenshots: manifest.screenshots.map((picture) => ({ ...picture, label: say(picture.label) })),
  });
}
