// Asks for the code of the page that the address names while the code of the site is still on its way. The build wrote
// into index.html which files those are.
(function () {
  var data = document.getElementById('page-code');
  var files = data === null ? [] : JSON.parse(data.textContent)[window.location.pathname] || [];
  files.forEach(function (file) {
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
