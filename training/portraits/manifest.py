"""
Lists the rendered pictures with their hashes and measures how alike people are:
  python manifest.py MODELS people.json PICTURES ../../data/people/people.json figures.md
"""

import hashlib
import json
import sys
from pathlib import Path

import cv2
import numpy as np

from faces import Faces
from render import FRAME, MOVEMENTS, STILLS, name_of

def rows_of(people, pictures, faces):
    """The row of each person of whom there is a portrait."""
    for number, person in enumerate(people):
        name = name_of(number)
        files = {picture: pictures / f"{name}-{picture}.jpg" for picture in (*STILLS, *MOVEMENTS)}
        hashes = {picture: hashlib.sha256(file.read_bytes()).hexdigest() for picture, file in files.items() if file.exists()}
        if "portrait" not in hashes:
            continue
        portrait = cv2.imread(str(files["portrait"]))
        face = dict(zip(("x", "y", "width", "height"), (round(float(v), 3) for v in faces.box(portrait))))
        yield {"id": name, "sex": person["sex"], "age": person["age"], "skin": person["skin"], "face": face, "pictures": hashes}


def frames_of(file):
    """A still, or the key frames of a movement one by one."""
    picture = cv2.imread(str(file))
    if file.stem.split("-", 1)[1] in STILLS:
        return [picture]
    return [picture[:, at : at + FRAME] for at in range(0, picture.shape[1], FRAME)]


def embeddings(pictures, faces):
    """(person, picture, frame) → embedding or None."""
    return {(file.stem[:3], file.stem[4:], at): faces.look(frame)
            for file in sorted(pictures.glob("*.jpg")) for at, frame in enumerate(frames_of(file))}


def figures(seen):
    """Lines of figures.md."""
    found = {key: each[1] for key, each in seen.items() if each is not None}
    stills = [key for key in found if key[1] in STILLS]
    moving = [key for key in found if key[1] in MOVEMENTS]

    def table(title, rows, columns):
        same, other = pairs(found, rows, columns, True), pairs(found, rows, columns, False)
        if len(other) == 0:
            return None
        own = f"{same.min():.2f} | {np.median(same):.2f}" if len(same) else "– | –"
        return f"| {title} | {own} | {np.median(other):.2f} | {np.quantile(other, 0.99):.2f} | {other.max():.2f} | {(other > 0.40).sum()} of {len(other)} |"

    portraits = [key for key in stills if key[1] == "portrait"]
    selfies = [key for key in stills if key[1] != "portrait"]
    lines = [
        "# Figures", "",
        f"Measured by `manifest.py` with YuNet and SFace over {len({key[0] for key in seen})} people. "
        f"Faces found: {len(stills)} of {sum(key[1] in STILLS for key in seen)} stills, {len(moving)} of {sum(key[1] in MOVEMENTS for key in seen)} key frames.",
        "", "Cosine of two pictures:", "",
        "| pictures | same person: least | median | different people: median | 99% below | most | above 0.40 |", "|---|---|---|---|---|---|---|",
        table("portrait and portrait", portraits, portraits), table("portrait and selfie", portraits, selfies),
        table("selfie and selfie", selfies, selfies), table("portrait and key frame", portraits, moving),
    ]
    return [line for line in lines if line is not None] + ["", *nearest(found, portraits), ""]


def pairs(found, rows, columns, same):
    return np.array([found[a] @ found[b] for a in rows for b in columns if a != b and (a[0] == b[0]) == same])


def nearest(found, portraits):
    """Whom each person's portrait resembles most, and whom least: pairs for tests are chosen by these."""
    names = [key[0] for key in portraits]
    alike = np.array([[found[a] @ found[b] for b in portraits] for a in portraits])
    yield from ("Whom a portrait resembles most, and least:", "", "| person | most | least |", "|---|---|---|")
    for at, name in enumerate(names):
        row = np.where(np.arange(len(names)) == at, np.nan, alike[at])
        yield f"| {name} | {names[np.nanargmax(row)]} {np.nanmax(row):.2f} | {names[np.nanargmin(row)]} {np.nanmin(row):.2f} |"


def main(models, people, pictures, table, text):
    faces, pictures = Faces(models), Path(pictures)
    rows = [json.dumps(row) for row in rows_of(json.loads(Path(people).read_text()), pictures, faces)]
    Path(table).write_text("[\n  " + ",\n  ".join(rows) + "\n]\n")
    lines = figures(embeddings(pictures, faces))
    Path(text).write_text("\n".join(lines))
    print("\n".join(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
