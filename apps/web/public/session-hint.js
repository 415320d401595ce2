// Runs before the first paint. A page that was rendered for visitors must not flash at somebody
// who is signed in, so this marks the document and the style sheet shows a spinner instead.
(() => {
  try {
    if (
      localStorage.getItem('cardsift-session') ||
      /[?&](code|token_hash)=/.test(location.search)
    ) {
      document.documentElement.dataset.session = 'stored';
    }
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
})();
