import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the Content-Security-Policy would block at the table is found here first. */
describe('components', () => {
  it.each(Object.entries(sources))('%s has no inline style and no raw markup', (_path, source) => {
    expect(source).not.toMatch(/\sstyle="(?![^"]*\{)/);
    expect(source).not.toContain('{@html');
  });

  it.each(Object.entries(sources))(
    '%s lets everything be focused that cannot be done now',
    (_path, source) => {
      expect(source, 'aria-disabled, and explain() says why').not.toMatch(/\sdisabled(=|\s|>)/);
    },
  );

  it.each(Object.entries(sources))('%s is no longer than 400 lines', (_path, source) => {
    expect(source.split('\n').length).toBeLessThanOrEqual(401);
  });
});
