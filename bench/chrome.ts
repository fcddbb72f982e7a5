/** The browser that benchmarks and browser tests use, quiet on a network that is closed. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * Chromium's own: what it asks the network for by itself and, from version 156 on, the two pages that it
 * renders for each window's address bar, which take a third of two cores. The last of such flags wins, so
 * those that Playwright switches off stand here too.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
];
export const FLAGS = ['--headless', ...QUIET];

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};
