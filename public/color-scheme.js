// Runs before the first paint, so that a page never flashes in a scheme that was not chosen. Without a choice the
// device decides, in the styles alone. src/shared/lib/colorScheme.ts follows after.
(function () {
  // Not an element of the page: where it stands in its body, the page is taken over without it.
  document.currentScript.remove();
  try {
    var mode = localStorage.getItem('mui-mode');
    if (mode === 'light' || mode === 'dark')
      document.documentElement.setAttribute('data-scheme', mode);
  } catch (error) {
    // Storage is blocked: the device decides.
  }
})();
