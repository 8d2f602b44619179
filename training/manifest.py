"""The list of networks in models/: one row a file, with its SHA-256, the day it was made, licence, origin and the script that made it."""
import datetime
import hashlib
import json


def write_rows(out, rows):
    """Replaces the rows of these files in `out`/manifest.json and leaves all others.

    rows: file name -> {licence (SPDX), origin, derivedBy}; each file must lie in `out` already.
    """
    path = out / 'manifest.json'
    listed = json.loads(path.read_text(encoding='utf-8'))['files'] if path.exists() else []
    known = {row['sha256']: row.get('made') for row in listed}
    today = datetime.date.today().isoformat()
    ours = []
    for name, row in rows.items():
        sha256 = hashlib.sha256((out / name).read_bytes()).hexdigest()
        ours.append({'name': name, 'sha256': sha256, 'made': known.get(sha256) or today, **row})
    files = sorted([row for row in listed if row['name'] not in rows] + ours, key=lambda row: row['name'])
    path.write_text(json.dumps({'files': files}, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')
