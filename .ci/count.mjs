// Adds up what Jest and Playwright really ran: `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

const [failedSteps, jestLog, ...playwrightReports] = process.argv.slice(2);

let passed = 0;
let failed = 0;
if (existsSync(jestLog)) {
  const summary = /^Tests:\s+(.*)$/m.exec(readFileSync(jestLog, 'utf8'))?.[1] ?? '';
  passed += Number(/(\d+) passed/.exec(summary)?.[1] ?? 0);
  failed += Number(/(\d+) failed/.exec(summary)?.[1] ?? 0);
}
for (const report of playwrightReports.filter(existsSync)) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky;
}
// A step that broke before any test could fail (lint, types, build) counts as one failure.
if (failed === 0) failed = Number(failedSteps);
console.log(`${passed} passed, ${failed} failed`);
