// Enhances server-rendered pages: marks a login, switches to dark mode and sends feedback.
(function () {
  var root = document.documentElement;
  var store = {
    get: function (key) {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: function (key, value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // Without storage, the value is lost with the page.
      }
    },
  };
  var token = store.get('jwtToken');
  if (token !== null) root.setAttribute('data-account', 'student');

  var toggle = document.querySelector('.night-toggle');
  // Logged-in students choose the colour scheme in the app, which stores it with their account.
  if (toggle && token === null) {
    var isDark = function () {
      return root.getAttribute('data-mantine-color-scheme') === 'dark';
    };
    toggle.hidden = false;
    toggle.setAttribute('aria-pressed', String(isDark()));
    toggle.addEventListener('click', function () {
      root.setAttribute('data-mantine-color-scheme', isDark() ? 'light' : 'dark');
      toggle.setAttribute('aria-pressed', String(isDark()));
      store.set('isNightMode', String(isDark()));
    });
  }

  /** Calls the API as the logged-in student, or as the visitor of this browser. Rejects unless the call succeeds. */
  async function post(path, input, id) {
    var visitor = store.get('visitorId') || crypto.randomUUID();
    store.set('visitorId', visitor);
    var headers = {
      'content-type': 'application/json',
      'idempotency-key': id || crypto.randomUUID(),
      'ninety-visitor': visitor,
    };
    if (token !== null) headers.authorization = 'Bearer ' + token;
    var reply = await fetch(path, { method: 'POST', headers: headers, body: JSON.stringify(input) });
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.json();
  }

  // For the scripts of single pages, such as home.js.
  window.ninety = {
    get: store.get,
    post: post,
    /** Whether this tab has shown a message before. Records the message as shown. */
    wasSaid: function (key) {
      try {
        var was = window.sessionStorage.getItem(key) !== null;
        window.sessionStorage.setItem(key, 'true');
        return was;
      } catch {
        return false;
      }
    },
  };

  var feedback = document.querySelector('.feedback');
  if (!feedback) return;
  var status = feedback.querySelector('[role="status"]');
  feedback.hidden = false;
  feedback.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (button) void answer(button.value === 'true');
  });

  async function answer(isHelpful) {
    try {
      await post('/api/blog/giveBlogFeedback', { slug: feedback.dataset.slug, isHelpful: isHelpful });
      status.textContent = 'Thank you. Your answer is saved.';
    } catch {
      status.textContent = 'Your answer was not sent. Check your connection and try again.';
    }
  }
})();
