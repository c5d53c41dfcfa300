// Runs before the first paint, so that a dark page never flashes white. A file of its own: inline scripts are not allowed.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('isNightMode');
  } catch {
    // A browser without storage follows the system.
  }
  var isDark =
    stored === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
