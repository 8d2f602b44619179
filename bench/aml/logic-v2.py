"""Scores of nomenklatura's logic-v2, one JSON line per question.

Asked: {"asked": name, "schema": "Person"|"Organization", "listed": [[name, ...], ...]}, the names of each listed being.
Answered: {"scores": [0..1, ...]}, by names alone.
"""

import json
import sys

from followthemoney import model
from nomenklatura.matching import LogicV2

config = LogicV2.default_config()


def being(schema, names):
    entity = model.make_entity(schema)
    entity.id = "-".join(names)
    for name in names:
        entity.add("name", name)
    return entity


print("ready", flush=True)
for line in sys.stdin:
    question = json.loads(line)
    asked = being(question["schema"], [question["asked"]])
    listed = [being(question["schema"], names) for names in question["listed"]]
    scores = [LogicV2.compare(asked, entity, config).score for entity in listed]
    print(json.dumps({"scores": scores}), flush=True)
