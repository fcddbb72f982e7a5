/**
 * `ask` gets every `popstate` before the router does, whose listener is added later: an open layer closes on Back
 * (ui/mui/useCloseRequest.ts). Browsers call a window's listeners in the order of their addition.
 */
export const backGuard: { ask?: (event: PopStateEvent) => void } = {};

addEventListener('popstate', (event) => backGuard.ask?.(event));
