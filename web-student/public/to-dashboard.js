// Runs before the first paint of the home page: who is logged in goes on to the dashboard. The rule is that of
// src/core/session.ts, which ends a log-in whose time is over.
(function () {
  try {
    var token = window.localStorage.getItem('jwtToken');
    if (token === null || window.localStorage.getItem('user') === null) return;
    var payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    if (JSON.parse(atob(payload)).exp * 1000 <= Date.now()) return;
    document.documentElement.setAttribute('data-account', 'student');
    window.location.replace('/dashboard');
  } catch {
    // Without storage, or with a token that is none, nobody is logged in.
  }
})();
