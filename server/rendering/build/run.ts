/**
 * Builds all that is served into `dist` (`npm run build`): each language and the desk in a process of its own, so that
 * they share the cores, and then what needs the files of all.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { loadEnv } from 'vite';
import { buildDir } from '../../buildSettings';
import { readEnvFile } from '../../envFile';
import { openReplacement, putInPlace } from './outputFolder';
import { precompress } from './precompress';
import { LANGUAGES_FILE, ORIGINS_FILE, SERVER_DIR } from './prerender';
import { runAll } from './processes';
import { buildServiceWorker } from './serviceWorker';
import { builtLanguages } from './translations';

const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
/** Files of `public` for development, and for the build alone: it puts the script into every page. */
const NOT_SERVED = ['mockServiceWorker.js', 'color-scheme.js'];

/** The other origins that this build calls, for the content security policy. */
function calledOrigins(): string[] {
  const { VITE_API_URL, VITE_PINCODE_URL } = loadEnv('production', '.');
  return [VITE_API_URL, VITE_PINCODE_URL].flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
  );
}

function reportStep(step: string): void {
  // Since this process started.
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`);
}

readEnvFile();
// Node 20 cannot load the configuration as it is ("native"), of which Vite warns in each build.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
const languages = builtLanguages();
const dist = buildDir();
const next = openReplacement(dist);
process.env['BUILD_DIR'] = next;

const bundles = runAll(
  [
    ...languages.map(({ code, name }) => ({
      name: `The build in ${name}`,
      args: VITE_BUILD,
      env: { BUILD_LANGUAGE: code },
    })),
    { name: 'The build of the desk', args: [...VITE_BUILD, '--config', 'vite.desk.config.ts'] },
  ],
  availableParallelism(),
);
// Meanwhile.
cpSync('public', next, {
  recursive: true,
  filter: (file) => !NOT_SERVED.includes(path.relative('public', file)),
});
writeFileSync(path.join(next, SERVER_DIR, LANGUAGES_FILE), JSON.stringify(languages));
writeFileSync(path.join(next, SERVER_DIR, ORIGINS_FILE), JSON.stringify(calledOrigins()));
await bundles;
reportStep(`${languages.map(({ name }) => name).join(', ')} and the desk are built.`);

await buildServiceWorker(next);
await precompress(next);
putInPlace(dist);
reportStep('The service worker is built, and all is compressed.');
