/** Push: subscribed with the server's key where there is one; unsubscribed when it is not wanted any more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startPush, stopPush } from '../src/lib/server/push.ts';

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = {
  subscribe: vi.fn(() => Promise.resolve(subscription)),
  getSubscription: () => Promise.resolve(subscription),
};
const register = vi.fn(() => Promise.resolve({ pushManager }));
let asked: [string, unknown][] = [];

/** A server that knows me, with this push key. */
function serve(key: string) {
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    asked.push([path, options.body ? JSON.parse(options.body as string) : null]);
    const answer = path === '/api/push-key' ? { key } : { id: 'me', name: 'Ann', guest: true, admin: false };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

beforeEach(() => {
  asked = [];
  vi.clearAllMocks();
  vi.stubGlobal('PushManager', Object);
  const worker = { register, getRegistration: () => Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser subscribes with the key of the server and tells it where', async () => {
  serve('public-key');
  await startPush();
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'public-key',
  });
  expect(asked.at(-1)).toEqual(['/api/me/push', subscription.toJSON()]);
});

test('a server without push is left alone', async () => {
  serve('');
  await startPush();
  expect(register).not.toHaveBeenCalled();
  expect(asked.map(([path]) => path)).toEqual(['/api/push-key']);
});

test('turning notices off unsubscribes', async () => {
  await stopPush();
  expect(subscription.unsubscribe).toHaveBeenCalled();
});
