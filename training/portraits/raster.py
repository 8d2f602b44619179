"""A small renderer: triangles into a depth buffer, shadows from many lamps, shading; compiled by numba."""

import numpy as np
from numba import njit, prange

SKIN, TEETH, TONGUE, CLOTH, EYE, HAIR = range(6)
SHADOW_SIZE = 288
# Half of the width of the room that casts and takes shadows, and its middle.
REACH, MIDDLE = 2.9, np.array([0.0, 6.9, 0.2])


@njit(cache=True)
def rasterise(points, triangles, width, height):
    """
    Nearest triangle of each dot. `points`: x and y in dots, depth growing away.
    @returns depth (infinite where nothing is), triangle (-1), weights of its second and third corner.
    """
    depth = np.full((height, width), np.inf, np.float32)
    nearest = np.full((height, width), -1, np.int32)
    share = np.zeros((height, width, 2), np.float32)
    for t in range(len(triangles)):
        i, j, k = triangles[t, 0], triangles[t, 1], triangles[t, 2]
        ax, ay, az = points[i, 0], points[i, 1], points[i, 2]
        bx, by, bz = points[j, 0] - ax, points[j, 1] - ay, points[j, 2] - az
        cx, cy, cz = points[k, 0] - ax, points[k, 1] - ay, points[k, 2] - az
        area = bx * cy - by * cx
        if abs(area) < 1e-9:
            continue
        x0, x1 = max(0, int(np.ceil(ax + min(0.0, bx, cx) - 0.5))), min(width - 1, int(np.floor(ax + max(0.0, bx, cx) - 0.5)))
        y0, y1 = max(0, int(np.ceil(ay + min(0.0, by, cy) - 0.5))), min(height - 1, int(np.floor(ay + max(0.0, by, cy) - 0.5)))
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                px, py = x + 0.5 - ax, y + 0.5 - ay
                v, w = (px * cy - py * cx) / area, (bx * py - by * px) / area
                if v < 0 or w < 0 or v + w > 1:
                    continue
                z = az + v * bz + w * cz
                if z < depth[y, x]:
                    depth[y, x], nearest[y, x] = z, t
                    share[y, x, 0], share[y, x, 1] = v, w
    return depth, nearest, share


@njit(cache=True)
def shadow_map(points, triangles, axes):
    """Depth of what a far lamp sees first; `axes` are right, up and the way to the lamp."""
    moved = np.empty((len(points), 3), np.float32)
    for i in range(len(points)):
        x, y, z = points[i, 0] - MIDDLE[0], points[i, 1] - MIDDLE[1], points[i, 2] - MIDDLE[2]
        moved[i, 0] = ((x * axes[0, 0] + y * axes[0, 1] + z * axes[0, 2]) / REACH + 1) * SHADOW_SIZE / 2
        moved[i, 1] = ((x * axes[1, 0] + y * axes[1, 1] + z * axes[1, 2]) / REACH + 1) * SHADOW_SIZE / 2
        moved[i, 2] = -(x * axes[2, 0] + y * axes[2, 1] + z * axes[2, 2])
    depth = np.full((SHADOW_SIZE, SHADOW_SIZE), np.inf, np.float32)
    for t in range(len(triangles)):
        a, b, c = triangles[t, 0], triangles[t, 1], triangles[t, 2]
        ax, ay, az = moved[a, 0], moved[a, 1], moved[a, 2]
        bx, by, bz = moved[b, 0] - ax, moved[b, 1] - ay, moved[b, 2] - az
        cx, cy, cz = moved[c, 0] - ax, moved[c, 1] - ay, moved[c, 2] - az
        area = bx * cy - by * cx
        x0, x1 = max(0, int(np.ceil(ax + min(0.0, bx, cx) - 0.5))), min(SHADOW_SIZE - 1, int(np.floor(ax + max(0.0, bx, cx) - 0.5)))
        y0, y1 = max(0, int(np.ceil(ay + min(0.0, by, cy) - 0.5))), min(SHADOW_SIZE - 1, int(np.floor(ay + max(0.0, by, cy) - 0.5)))
        if x1 < x0 or y1 < y0 or abs(area) < 1e-9:
            continue
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                px, py = x + 0.5 - ax, y + 0.5 - ay
                v, w = (px * cy - py * cx) / area, (bx * py - by * px) / area
                if v >= 0 and w >= 0 and v + w <= 1:
                    depth[y, x] = min(depth[y, x], az + v * bz + w * cz)
    return depth


@njit(cache=True, parallel=True)
def shadow_maps(points, triangles, axes):
    """`shadow_map` of every lamp."""
    maps = np.empty((len(axes), SHADOW_SIZE, SHADOW_SIZE), np.float32)
    for k in prange(len(axes)):
        maps[k] = shadow_map(points, triangles, axes[k])
    return maps


@njit(cache=True, inline="always")
def lit(depths, axes, place, bias):
    """Share of a lamp's light that reaches a place: 0..1, softened over four dots."""
    px, py, pz = place[0] - MIDDLE[0], place[1] - MIDDLE[1], place[2] - MIDDLE[2]
    x = ((px * axes[0, 0] + py * axes[0, 1] + pz * axes[0, 2]) / REACH + 1) * SHADOW_SIZE / 2 - 0.5
    y = ((px * axes[1, 0] + py * axes[1, 1] + pz * axes[1, 2]) / REACH + 1) * SHADOW_SIZE / 2 - 0.5
    z = -(px * axes[2, 0] + py * axes[2, 1] + pz * axes[2, 2]) - bias
    i, j = int(np.floor(x)), int(np.floor(y))
    if i < 0 or j < 0 or i >= SHADOW_SIZE - 1 or j >= SHADOW_SIZE - 1:
        return 1.0
    u, v = x - i, y - j
    total = 0.0
    if depths[j, i] >= z:
        total += (1 - u) * (1 - v)
    if depths[j, i + 1] >= z:
        total += u * (1 - v)
    if depths[j + 1, i] >= z:
        total += (1 - u) * v
    if depths[j + 1, i + 1] >= z:
        total += u * v
    return total


@njit(cache=True)
def texel(picture, u, v, out):
    """Bilinear; u and v in 0..1, v upwards."""
    size = picture.shape[0]
    x, y = min(max(u * size - 0.5, 0.0), size - 1.001), min(max(v * size - 0.5, 0.0), size - 1.001)
    i, j = int(x), int(y)
    s, t = x - i, y - j
    for k in range(3):
        low = picture[j, i, k] * (1 - s) + picture[j, i + 1, k] * s
        out[k] = low * (1 - t) + (picture[j + 1, i, k] * (1 - s) + picture[j + 1, i + 1, k] * s) * t


@njit(cache=True)
def ramp(stations, colours, value, out):
    at = 1
    while at < len(stations) - 1 and value > stations[at]:
        at += 1
    s = (value - stations[at - 1]) / (stations[at] - stations[at - 1])
    for k in range(3):
        out[k] = colours[at - 1, k] * (1 - s) + colours[at, k] * s


@njit(cache=True)
def albedo_of(kind, extra, paints, out):
    """Linear colour of a place into `out`. @returns (how narrow, how strong) its highlight is."""
    skin, colours, strengths, stations, iris = paints
    if kind == SKIN:
        texel(skin, extra[0], extra[1], out)
        for k in range(3):
            s = min(1.0, max(0.0, extra[2 + k])) * strengths[k]
            for c in range(3):
                out[c] = out[c] * (1 - s) + colours[k, c] * s
        wet = extra[2] * strengths[0]
        return 20.0 + 40 * wet, max(0.0, 0.09 + 0.16 * wet - 0.08 * extra[3])
    if kind == EYE:
        ramp(stations, iris, extra[0], out)
        return 900.0, 6.0
    row, gain, shine = 4, 0.75 + 0.5 * extra[0], 0.10
    if kind == CLOTH:
        row, gain, shine = 3, 1.0, 0.0
    elif kind == TEETH:
        row, gain, shine = 5, 1.0, 0.25
    elif kind == TONGUE:
        row, gain, shine = 6, 1.0, 0.2
    for c in range(3):
        out[c] = colours[row, c] * gain
    return 40.0, shine


@njit(cache=True)
def unit(row):
    length = max(1e-6, np.sqrt(row[0] * row[0] + row[1] * row[1] + row[2] * row[2]))
    for k in range(3):
        row[k] /= length


@njit(cache=True)
def glow(kind, place, normal, view, light):
    """Adds up the lamps at one place. light: (albedo, highlight, lamps) → linear colour."""
    albedo, (rough, shine), (axes, powers, maps, glints) = light
    red, green, blue = 0.0, 0.0, 0.0
    soft = 1.0 if kind == SKIN else 0.0
    for k in range(len(axes)):
        tx, ty, tz = axes[k, 2, 0], axes[k, 2, 1], axes[k, 2, 2]
        cosine = normal[0] * tx + normal[1] * ty + normal[2] * tz
        if kind == HAIR:
            cosine = 0.75 * np.sqrt(max(0.0, 1 - cosine * cosine))
        elif cosine < -0.25:
            continue
        bias = 0.07 if kind == HAIR else 0.03 + 0.03 * (1 - abs(cosine))
        open_ = lit(maps[k], axes[k], place, bias)
        if open_ == 0.0 and kind != SKIN:
            continue
        hx, hy, hz = tx + view[0], ty + view[1], tz + view[2]
        length = max(1e-6, np.sqrt(hx * hx + hy * hy + hz * hz))
        along = (normal[0] * hx + normal[1] * hy + normal[2] * hz) / length
        if kind == HAIR:
            gloss = shine * max(0.0, 1 - along * along) ** 40.0 * glints[k] * open_
        else:
            gloss = shine * max(0.0, along) ** rough * glints[k] * max(0.0, min(1.0, cosine * 4)) * open_
        # Light that entered the skin comes out reddish a little way into the shadow.
        red += powers[k, 0] * (albedo[0] * max(0.0, (cosine + 0.25 * soft) / (1 + 0.25 * soft)) * (open_ + 0.07 * soft * (1 - open_)) + gloss)
        green += powers[k, 1] * (albedo[1] * max(0.0, (cosine + 0.09 * soft) / (1 + 0.09 * soft)) * open_ + gloss)
        blue += powers[k, 2] * (albedo[2] * max(0.0, (cosine + 0.06 * soft) / (1 + 0.06 * soft)) * open_ + gloss)
    return red, green, blue


@njit(cache=True)
def shade(seen, mesh, paints, lamps, eye):
    """
    Linear colour of every dot, coverage last.
    seen: (triangle, weights) of `rasterise`; mesh: (triangles, places, normals or tangents, extras n×5, kind of each triangle);
    paints: (map of the skin, colours of lips, scalp, mouth, cloth, hair, teeth, tongue, strengths, iris stations and colours);
    lamps: (axes n×3×3, powers n×3, shadow maps, how much each glints).
    """
    nearest, share = seen
    triangles, places, normals, extras, material = mesh
    height, width = nearest.shape
    out = np.zeros((height, width, 4), np.float32)
    place, normal, extra, view, albedo = np.empty(3), np.empty(3), np.empty(5), np.empty(3), np.empty(3)
    for y in range(height):
        for x in range(width):
            t = nearest[y, x]
            if t < 0:
                continue
            v, w = share[y, x, 0], share[y, x, 1]
            a, b, c = triangles[t, 0], triangles[t, 1], triangles[t, 2]
            for k in range(3):
                place[k] = places[a, k] * (1 - v - w) + places[b, k] * v + places[c, k] * w
                normal[k] = normals[a, k] * (1 - v - w) + normals[b, k] * v + normals[c, k] * w
                view[k] = eye[k] - place[k]
            for k in range(5):
                extra[k] = extras[a, k] * (1 - v - w) + extras[b, k] * v + extras[c, k] * w
            unit(normal)
            unit(view)
            kind = material[t]
            if kind != HAIR and normal[0] * view[0] + normal[1] * view[1] + normal[2] * view[2] < 0:
                for k in range(3):
                    normal[k] = -normal[k]
            highlight = albedo_of(kind, extra, paints, albedo)
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = glow(kind, place, normal, view, (albedo, highlight, lamps))
            out[y, x, 3] = 1.0
    return out
