/** The tower is built beside the page and once: nobody waits for it with an answer, and the next battle finds it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scene } from '../tower/picture/scene.ts';

const COLOURS = ['#a03020', '#2a3c66', '#30583c', '#b07a20', '#6a3560', '#c0a060'];
const sheet = () => document.createElement('canvas');
let made: string[] = [];
const sheets = () => made.filter((name) => name === 'canvas').length;

beforeEach(() => {
  const pen = new Proxy({}, { get: () => () => pen, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  vi.stubGlobal('Path2D', vi.fn());
  const create = document.createElement.bind(document);
  made = [];
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    made.push(name);
    return create(name);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is not begun before the page has been painted, and painted between its pieces', async () => {
  const pictures = vi.spyOn(window, 'requestAnimationFrame');
  const scene = Scene.on(sheet(), COLOURS);
  expect(sheets()).toBe(1);
  await scene;
  expect(sheets()).toBeGreaterThan(5);
  expect(pictures.mock.calls.length).toBeGreaterThan(3);
});

it('stands when the next battle begins', async () => {
  await Scene.on(sheet(), COLOURS);
  const standing = sheets();
  await Scene.on(sheet(), COLOURS);
  expect(sheets()).toBe(standing + 1);
});
