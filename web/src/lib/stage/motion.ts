/** Whether motion is unwanted: by the system, or by my settings. */
export function isStill(): boolean {
  if (typeof matchMedia !== 'function') return true;
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'reduced'
  );
}
