// Preloads the code of the page in the address while the code of the site is still loading. The build lists the files
// in index.html.
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
