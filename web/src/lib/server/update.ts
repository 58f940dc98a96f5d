/** Whether the server serves newer pages than this one by now: asked when a part is missing, or after it was away. */
export async function lookForUpdate(): Promise<void> {
  const mine = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!mine) return;
  const served = await fetch('/', { cache: 'no-cache' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  if (served && !served.includes(mine)) dispatchEvent(new CustomEvent('gunbai:old-page'));
}
