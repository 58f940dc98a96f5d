/** Web push: notices when no page is open, where the browser can and the host has set it up. */
import { api } from './api.ts';
import { session } from '../session.svelte.ts';

const worker = () => ('PushManager' in window ? navigator.serviceWorker : undefined);

export async function startPush(): Promise<void> {
  const { key } = await api.pushKey();
  const registered = key ? await worker()?.register('/worker.js') : undefined;
  if (!registered) return;
  await session.ensure();
  const subscription = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await api.addPush(subscription.toJSON());
}

/** The push service refuses the next notice then, and the server forgets this browser. */
export async function stopPush(): Promise<void> {
  const registered = await worker()?.getRegistration('/worker.js');
  const subscription = await registered?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
