/** Builds the service worker, with the list of the files that it stores. */
import { resolveConfig } from 'vite';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import browserslistToEsbuild from 'browserslist-to-esbuild';

export async function buildServiceWorker(dist: string): Promise<void> {
  const { plugins } = await resolveConfig(
    {
      build: { outDir: dist, target: browserslistToEsbuild(), sourcemap: true },
      configFile: false,
      logLevel: 'warn',
      plugins: [
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/sw',
          filename: 'sw.ts',
          injectRegister: false,
          manifest: false, // public/manifest.webmanifest is the manifest
          injectManifest: {
            globPatterns: [
              '**/*.{js,css,html,woff2,webmanifest}',
              'icon.svg',
              'icons/icon-192.png', // shown by push notifications
            ],
            globIgnores: [
              '**/*.map',
              '**/.server/**',
              'desk/**',
              'icons/share.jpg',
              // Nearly every device has its own (src/app/startup/scriptFont.ts).
              'fonts/noto-sans-*.woff2',
            ],
          },
        }),
      ],
    },
    'build',
    'production',
    'production',
  );
  const pwa = plugins.find(({ name }) => name === 'vite-plugin-pwa');
  await (pwa?.api as VitePluginPWAAPI).generateSW();
}
