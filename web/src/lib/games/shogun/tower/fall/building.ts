/** The tower as solid bodies: shelves, walls, mouth and tray. */
import { Polygon, Vec2, type Body, type World } from 'planck';
import { EXIT, LANES, LOWER, MOUTH, RAMP, TRAY, UPPER, WALL, type Plank } from '../measures.ts';

/** What a knock sounds like depends on what was struck. */
export type Struck = 'shelf' | 'wall' | 'tray' | 'cube';

export const WOOD = 1;
/** The bit of a lane; a cube of it collides with wood and its like. */
export const laneBit = (lane: number) => 2 << lane;
/** A cube that collides with wood only. */
export const ALONE = 2 << LANES;
const ALL = laneBit(LANES + 1) - 2;

/** x and y of two points. */
type Line = readonly [number, number, number, number];

function solid(body: Body, shape: Polygon, friction: number, userData: Struck): void {
  body.createFixture({
    shape,
    friction,
    restitution: 0.1,
    filterCategoryBits: WOOD,
    filterMaskBits: ALL,
    userData,
  });
}

function addPlank(body: Body, { from, to, thick }: Plank): void {
  const [left, right] = from[0] < to[0] ? [from, to] : [to, from];
  const corners = [
    Vec2(left[0], left[1]),
    Vec2(left[0], left[1] - thick),
    Vec2(right[0], right[1] - thick),
    Vec2(right[0], right[1]),
  ];
  solid(body, new Polygon(corners), 0.6, 'shelf');
}

/** A wall with its inner side on the line, one cube thick to the left of the way: fast cubes cannot pass it. */
function addWall(body: Body, [x0, y0, x1, y1]: Line, friction: number, struck: Struck): void {
  const far = Math.hypot(x1 - x0, y1 - y0);
  const nx = -(y1 - y0) / far;
  const ny = (x1 - x0) / far;
  const corners = [Vec2(x0, y0), Vec2(x1, y1), Vec2(x1 + nx, y1 + ny), Vec2(x0 + nx, y0 + ny)];
  solid(body, new Polygon(corners), friction, struck);
}

export function build(world: World): void {
  const body = world.createBody();
  for (const plank of [UPPER, LOWER, RAMP]) addPlank(body, plank);
  addWall(body, [MOUTH.throatLeft, MOUTH.throatY, MOUTH.left, MOUTH.y], 0.1, 'wall');
  addWall(body, [MOUTH.right, MOUTH.y, MOUTH.throatRight, MOUTH.throatY], 0.1, 'wall');
  addWall(body, [MOUTH.left, MOUTH.y, MOUTH.left, MOUTH.y + 8], 0, 'wall');
  addWall(body, [MOUTH.right, MOUTH.y + 8, MOUTH.right, MOUTH.y], 0, 'wall');
  addWall(body, [WALL.left, 0, WALL.left, WALL.top], 0.1, 'wall');
  addWall(body, [WALL.right, WALL.top, WALL.right, EXIT.top], 0.1, 'wall');
  addWall(body, [TRAY.right, TRAY.floor, TRAY.left, TRAY.floor], 0.7, 'tray');
  addWall(body, [TRAY.right + 0.6, TRAY.rim + 6, TRAY.right, TRAY.floor], 0.2, 'tray');
}
