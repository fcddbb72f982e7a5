// Runs before the first paint, so that a dark page never flashes light. src/shared/lib/colorScheme.ts follows after.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch (error) {
    // Storage is blocked: the device decides.
  }
  var dark =
    mode === 'dark' ||
    (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
