"""
Renders the pictures of chosen people, and leaves out what is there already:
  python render.py DATA WORK people.json OUT [stills|movements] [first last]
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from body import Body
from scenes import SCENES
from stage import Stage

SMILE = {"mouthSmileLeft": 0.35, "mouthSmileRight": 0.35, "cheekSquintLeft": 0.2, "cheekSquintRight": 0.2}
# Name → scene, size, pose, face units, quality of the JPEG.
STILLS = {
    "portrait": ("portrait", (384, 496), {}, {}, 82),
    "selfie-1": ("office", (448, 560), {"yaw": -5, "pitch": 2, "roll": 2, "gaze": (5, -2)}, SMILE, 78),
    "selfie-2": ("evening", (448, 560), {"yaw": 7, "pitch": -3, "roll": -3, "gaze": (-6, 3)}, {"browInnerUp": 0.25, "mouthSmileLeft": 0.12}, 78),
}
# Name → pose and face units at the end of the movement; from rest to there in even steps.
MOVEMENTS = {
    "turn-left": ({"yaw": 32}, {}),
    "turn-right": ({"yaw": -32}, {}),
    "look-up": ({"pitch": 22}, {}),
    "open-mouth": ({}, {"jawOpen": 0.85}),
    "blink": ({}, {"eyeBlinkLeft": 1.0, "eyeBlinkRight": 1.0}),
}
FRAMES, FRAME = 7, 256
FRAME_BYTES = 8000


def name_of(number):
    return f"p{number + 1:02d}"


def still(stage, name, seed):
    scene, size, pose, units, quality = STILLS[name]
    picture = stage.render(SCENES[scene], size, pose=pose, units=units, seed=seed, lamps=(4, 9))
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])[1].tobytes()


def movement(stage, name, seed, rest):
    """Key frames side by side, at rest first; one JPEG, so that a frame is cut out at multiples of FRAME dots."""
    pose, units = MOVEMENTS[name]
    frames = [rest]
    for share in np.linspace(0, 1, FRAMES)[1:]:
        now = {key: value * share for key, value in pose.items()}
        frames.append(framed(stage, now, {key: value * share for key, value in units.items()}, seed))
    strip = np.hstack(frames)
    for quality in range(80, 40, -4):
        coded = cv2.imencode(".jpg", strip, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])[1].tobytes()
        if len(coded) <= FRAME_BYTES * FRAMES:
            break
    return coded


def framed(stage, pose, units, seed):
    scene = {**SCENES["office"], "camera": {**SCENES["office"]["camera"], "tall": 3.1}}
    return stage.render(scene, (FRAME, FRAME), pose=pose, units=units, seed=seed, lamps=(3, 6))


def main(data, work, people, out, what="stills", first="1", last="99"):
    stage, out = Stage(Body(data), Path(work) / "map.npy"), Path(out)
    out.mkdir(parents=True, exist_ok=True)
    for number, person in enumerate(json.loads(Path(people).read_text())):
        wanted = [name for name in (STILLS if what == "stills" else MOVEMENTS) if not (out / f"{name_of(number)}-{name}.jpg").exists()]
        if not int(first) <= number + 1 <= int(last) or not wanted:
            continue
        stage.enter(person)
        rest = None if what == "stills" else framed(stage, {}, {}, person["seed"])
        for name in wanted:
            coded = still(stage, name, person["seed"]) if what == "stills" else movement(stage, name, person["seed"], rest)
            (out / f"{name_of(number)}-{name}.jpg").write_bytes(coded)
        print(name_of(number), {name: (out / f"{name_of(number)}-{name}.jpg").stat().st_size for name in wanted}, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
