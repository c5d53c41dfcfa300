// What the pages that the server renders do with a script: they know who is logged in, switch to the dark and send feedback.
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
        // A browser without storage forgets it with the page.
      }
    },
  };
  var token = store.get('jwtToken');
  if (token !== null) root.setAttribute('data-account', 'student');

  var toggle = document.querySelector('.night-toggle');
  // A user's choice is kept with the account: it is made in the app.
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

  /** Calls the API as the one who is logged in, or as the visitor of this browser. Rejects unless it succeeds. */
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

  // For the scripts of single pages.
  window.ninety = {
    get: store.get,
    post: post,
    /** Whether something was said in this tab before. It is from now on. */
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
