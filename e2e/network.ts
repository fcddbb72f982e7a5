/** Delayed responses, and the layout shifts that they cause. */
import type { Page } from './test';

/** Holds back requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(addresses, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** All layout shifts of the page so far: their sum and, for failing tests, what moved where. */
export const shifts = (page: Page): Promise<{ sum: number; moves: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moves: string[] = [];
        const place = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const what = node?.textContent?.slice(0, 40) ?? '';
              moves.push(
                `${String(Math.round(startTime))} ms, ${value.toFixed(5)}: ${node?.nodeName ?? 'gone'} "${what}" from ${place(previousRect)} to ${place(currentRect)}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moves }), 200);
      }),
  );
