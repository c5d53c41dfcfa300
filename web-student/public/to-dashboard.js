// Runs before the first paint of the home page and sends logged-in students to the dashboard. The rule is the one in
// src/core/session.ts, which ends an expired login.
(function () {
  try {
    var token = window.localStorage.getItem('jwtToken');
    if (token === null || window.localStorage.getItem('user') === null) return;
    var payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    if (JSON.parse(atob(payload)).exp * 1000 <= Date.now()) return;
    document.documentElement.setAttribute('data-account', 'student');
    window.location.replace('/dashboard');
  } catch {
    // Without storage or a valid token, the visitor is not logged in.
  }
})();
