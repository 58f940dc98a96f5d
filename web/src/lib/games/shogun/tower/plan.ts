/** From the engine's counts to a recorded throw in the right colours; null if none was found in time. */
import { FIELDS, SCALE, placeOf, type Place } from './measures.ts';
import { random } from './fall/random.ts';
import { simulate, type Recording } from './fall/simulation.ts';
import { coloured, colouring, type After, type Before, type Counts } from './ways.ts';

/** A recording whose cubes have colours. */
export interface Shown extends Recording {
  colours: number[];
}

const TRIES = 12;
/** Far enough apart that no throw shares its seeds with the next one. */
const NEXT_SEED = 7919;

const sum = (counts: Counts) => counts.reduce((a, b) => a + b, 0);

export function plan(before: Before, after: After, seed: number, tries = TRIES): Shown | null {
  const colours = colouring(before, after);
  if (!colours) return null;
  const task = {
    thrown: sum(before.thrown),
    upper: sum(before.upper),
    lower: sum(before.lower),
    totals: colours.calmest(),
    allows: colours.allows,
  };
  for (let turn = 0; turn < tries; turn++) {
    const recording = simulate(task, seed + turn * NEXT_SEED);
    const chance = random(seed);
    const split = recording && colours.split(recording.totals, chance.below);
    if (!recording || !split) continue;
    const shown = { ...recording, colours: coloured(recording.ways, split, chance.shuffle) };
    if (agrees(shown, before, after)) return shown;
  }
  return null;
}

/** What is drawn must be what the engine says: counted from the first and the last picture alone. */
export function agrees(shown: Shown, before: Before, after: After): boolean {
  const first = seen(shown, 0);
  const last = seen(shown, shown.count - 1);
  return (
    first('T', before.thrown) &&
    first('U', before.upper) &&
    first('L', before.lower) &&
    last('O', after.out) &&
    last('U', after.upper) &&
    last('L', after.lower)
  );
}

function seen(shown: Shown, frame: number): (place: Place, counts: Counts) => boolean {
  const cubes = shown.colours.map((colour, number) => {
    const at = (frame * shown.colours.length + number) * FIELDS;
    return { colour, place: placeOf((shown.frames[at] ?? 0) / SCALE, (shown.frames[at + 1] ?? 0) / SCALE) };
  });
  return (place, counts) =>
    counts.every(
      (count, colour) =>
        cubes.filter((cube) => cube.place === place && cube.colour === colour).length === count,
    );
}
