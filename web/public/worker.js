/** Shows the server's notices when no page is open. It keeps nothing and answers no requests. */
self.addEventListener('push', (event) => {
  const notice = event.data.json();
  const shown = { body: notice.text, tag: notice.table, icon: '/favicon.svg', data: notice.table };
  event.waitUntil(self.registration.showNotification(notice.name, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(`/table/${event.notification.data}`));
});

/** The page of this table if one is open, else a new one. */
async function opened(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
