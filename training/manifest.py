"""The list of networks in models/: one row a file, with its SHA-256, licence, origin and the script that made it."""
import hashlib
import json


def write_rows(out, rows):
    """Replaces the rows of these files in `out`/manifest.json and leaves all others.

    rows: file name -> {licence (SPDX), origin, derivedBy}; each file must lie in `out` already.
    """
    path = out / 'manifest.json'
    listed = json.loads(path.read_text(encoding='utf-8'))['files'] if path.exists() else []
    ours = [
        {'name': name, 'sha256': hashlib.sha256((out / name).read_bytes()).hexdigest(), **row} for name, row in rows.items()
    ]
    files = sorted([row for row in listed if row['name'] not in rows] + ours, key=lambda row: row['name'])
    path.write_text(json.dumps({'files': files}, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')
