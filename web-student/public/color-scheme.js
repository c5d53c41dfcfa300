// Sets the colour scheme before the first paint: a dark page must not flash white. Inline scripts are not allowed.
// The rule is the one in src/core/preferences/night.ts, whose test also runs this file.
(function () {
  var scheme = 'auto';
  try {
    scheme = chosen(window.localStorage);
  } catch {
    // Without storage, follow the system.
  }
  if (scheme === 'auto') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);

  function chosen(store) {
    var kept = store.getItem('isNightMode');
    var user = store.getItem('jwtToken') === null ? null : JSON.parse(store.getItem('user'));
    if (user && user.stepsDone.indexOf('should_auto_night_mode') >= 0) {
      var hour = new Date().getHours();
      var start = user.nightTimeStart;
      var end = user.nightTimeEnd;
      var isNight = start <= end ? hour >= start && hour < end : hour >= start || hour < end;
      return isNight ? 'dark' : 'light';
    }
    if (user && user.isNightMode) return 'dark';
    if (kept === null) return 'auto';
    return !user && kept === 'true' ? 'dark' : 'light';
  }
})();
