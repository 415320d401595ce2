// Runs before the first paint. A page that was rendered for visitors must not flash at somebody
// who is signed in or is just being signed in by a link, so this marks the document, and the
// style sheet shows a spinner instead.
(() => {
  const authLink = /[?&#](code|token_hash|access_token|error_description)=/;
  try {
    if (localStorage.getItem('cardsift-session') || authLink.test(location.href)) {
      document.documentElement.dataset.session = 'stored';
    }
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
})();
