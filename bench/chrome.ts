/** The browser that benchmarks and browser tests use, quiet on a network that is closed. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
export const FLAGS = ['--headless', ...QUIET];

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};
