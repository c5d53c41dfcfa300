// Enhances the home page: checks the answer to its question in place and shows how many students came recently.
// The page loads `site.js` first.
(function () {
  var site = window.ninety;
  if (site.get('hasRegisteredOnce') === 'true') {
    var signUp = document.querySelector('.home-sign-up');
    signUp.href = '/login';
    signUp.textContent = 'Log in';
  }

  var toast = document.querySelector('.toast');
  setTimeout(
    function () {
      void sayStudents().catch(function () {
        // Without the number, show no toast.
      });
    },
    Number(toast.dataset.after) * 1000,
  );

  async function sayStudents() {
    if (site.wasSaid('didSayStudents')) return;
    var body = await site.post('/api/users/getOverviewStudentData', { trial: true });
    if (body.students <= Number(toast.dataset.above)) return;
    toast.hidden = false;
    toast.textContent = toast.dataset.text.replace('0', body.students);
    setTimeout(
      function () {
        toast.hidden = true;
      },
      Number(toast.dataset.shownFor) * 1000,
    );
  }

  var card = document.querySelector('.free-question');
  if (!card) return;
  var form = card.querySelector('form');
  var fault = card.querySelector('.free-fault');
  var check = form.querySelector('button');
  var begun = Date.now();
  // A resent answer keeps its id, so that the server does not count it twice.
  var sent;
  check.hidden = false;
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    void submit(new FormData(form).get('answer'));
  });

  async function submit(chosen) {
    fault.textContent = chosen === null ? form.dataset.empty : '';
    if (chosen === null || check.disabled) return;
    if (!sent || sent.chosen !== chosen) sent = { chosen: chosen, id: crypto.randomUUID() };
    check.disabled = true;
    try {
      var seconds = Math.min(86400, Math.round((Date.now() - begun) / 100) / 10);
      var body = await site.post(
        '/api/questions/saveQuestionDone',
        {
          uid: form.dataset.uid,
          revision: Number(form.dataset.revision),
          answer: { type: form.dataset.type, selectedAnswer: chosen },
          secondsUsed: seconds,
        },
        sent.id,
      );
      show(chosen, body.solution);
    } catch {
      fault.textContent = form.dataset.failed;
      check.disabled = false;
    }
  }

  function show(chosen, solution) {
    var inputs = Array.from(form.querySelectorAll('input'));
    var right = solution.correctAnswer;
    var letterOf = function (option) {
      return String.fromCharCode(65 + place(option));
    };
    var place = function (option) {
      return inputs.findIndex(function (input) {
        return input.value === option;
      });
    };
    var result = card.querySelector('.free-result');
    var heading = result.querySelector('h2');
    heading.textContent = chosen === right ? 'Right.' : 'Not right. The answer is ' + letterOf(right) + '.';
    Array.from(new Set([chosen, right])).forEach(function (option) {
      var reason = solution.explanations[place(option)];
      if (!reason) return;
      var term = document.createElement('dt');
      term.textContent = 'Why ' + letterOf(option);
      var text = document.createElement('dd');
      text.textContent = reason.text;
      result.querySelector('dl').append(term, text);
    });
    inputs.forEach(function (input) {
      input.disabled = true;
      var look = input.value === right ? 'is-right' : input.checked ? 'is-wrong' : '';
      if (look) input.closest('li').classList.add(look);
    });
    check.hidden = true;
    result.hidden = false;
    heading.focus({ preventScroll: true });
  }
})();
