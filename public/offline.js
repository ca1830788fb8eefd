// The address stays that of the page that could not be opened.
window.addEventListener('online', () => window.location.reload())
