// Enhances the vocabulary page: plays each word, and lets students save words that they want to learn.
(function () {
  var token = null;
  try {
    token = window.localStorage.getItem('jwtToken');
  } catch {
    // Without storage, the visitor is not logged in.
  }
  var hasVoice = 'speechSynthesis' in window;

  function button(label, name, act) {
    var made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.setAttribute('aria-label', name);
    made.addEventListener('click', function () {
      act(made);
    });
    return made;
  }

  function say(word) {
    var utterance = new SpeechSynthesisUtterance(word);
    utterance.lang = 'en-US';
    utterance.rate = 0.9;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  }

  async function save(word, made) {
    made.disabled = true;
    try {
      var reply = await fetch('/api/vocabulary/saveWord', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          authorization: 'Bearer ' + token,
        },
        body: JSON.stringify({ word: word }),
      });
      if (!reply.ok) throw new Error(String(reply.status));
      made.textContent = 'Saved';
      made.setAttribute('aria-label', 'Saved: ' + word);
    } catch {
      made.disabled = false;
      made.textContent = 'Not saved. Try again';
    }
  }

  document.querySelectorAll('.words dt').forEach(function (entry) {
    var word = entry.querySelector('strong').textContent;
    var actions = document.createElement('span');
    actions.className = 'word-actions';
    if (hasVoice) {
      actions.append(
        button('Listen', 'Listen to ' + word, function () {
          say(word);
        }),
      );
    }
    if (token !== null) {
      actions.append(
        button('Save', 'Save ' + word, function (made) {
          void save(word, made);
        }),
      );
    }
    entry.append(actions);
  });
})();
