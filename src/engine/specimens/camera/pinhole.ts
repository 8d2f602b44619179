import type { Homography } from '../../imaging/geometry/homography.ts'

/**
 * A pinhole camera over a page whose middle is the origin.
 * @param view angles in degrees; `turn` clockwise in the plane, then `tilt` away towards `towards`; `distance` in the
 * page's own unit.
 * @returns page → picture plane for a focal length of 1.
 */
export function pinhole(view: { tilt: number; towards: number; turn: number; distance: number }): Homography {
  const radians = Math.PI / 180
  const [ct, st] = [Math.cos(view.turn * radians), Math.sin(view.turn * radians)]
  const [cp, sp] = [Math.cos(view.towards * radians), Math.sin(view.towards * radians)]
  const [ca, sa] = [Math.cos(view.tilt * radians), Math.sin(view.tilt * radians)]
  const column = (x: number, y: number): readonly [number, number, number] => {
    const along = x * cp + y * sp
    const across = -x * sp + y * cp
    return [along * ca * cp - across * sp, along * ca * sp + across * cp, along * sa]
  }
  const [first, second] = [column(ct, st), column(-st, ct)]
  return [first[0], second[0], 0, first[1], second[1], 0, first[2], second[2], view.distance]
}
