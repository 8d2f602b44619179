"""Draws lines of a script and keeps what the frozen body of the text recogniser sees in them.

    features.py --script Cyrl --count 4000 --seed 1 --words /tmp/scripts/words.json --out /tmp/scripts/cyrl-1 [--held-out] [--any]

OUT.columns.npy  steps x 384 float16, all lines one after the other: the body's last convolution, one row for eight columns of a line
OUT.json         {"script", "lengths": steps of each line, "texts", "heights": of a capital in pixels, "turned": upside down}
--any: lines of every kind in the script (words of its languages), one in eight of them upside down, to tell scripts by; else those that
a network learns to read. Script Zyyy: no writing at all, but patterns, strokes and blots.
"""
import argparse
import json
import pathlib

import numpy as np
import onnxruntime

import drawn
import texts
import typefaces


def body(path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.add_session_config_entry('session.intra_op.allow_spinning', '0')
    return onnxruntime.InferenceSession(str(path), options, providers=['CPUExecutionProvider'])


def lines(options, words):
    """Yields (text, height, crop, turned)."""
    rng = np.random.default_rng([options.seed, sum(map(ord, options.script))])
    made = 0
    while made < options.count:
        if options.script == 'Zyyy':
            made += 1
            yield '', 20.0, drawn.blots(rng), False
            continue
        text = (texts.line_in if options.any else texts.line_of)(rng, options.script, words)
        height = float(rng.uniform(10, 30))
        face = typefaces.face_for(rng, options.script, text, options.held_out) if text else None
        if face is None:
            continue
        try:
            crop = drawn.line(rng, text, face, options.script, height)
        except (OSError, ValueError):
            continue  # a size that a bitmap face has not
        made += 1
        turned = bool(options.any and rng.random() < 0.125)
        yield text, height, crop[::-1, ::-1] if turned else crop, turned


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--script', required=True)
    arguments.add_argument('--count', type=int, required=True)
    arguments.add_argument('--seed', type=int, required=True)
    arguments.add_argument('--words', type=pathlib.Path, required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--held-out', action='store_true')
    arguments.add_argument('--any', action='store_true')
    arguments.add_argument('--body', type=pathlib.Path, default=pathlib.Path('models/text-recogniser.onnx'))
    options = arguments.parse_args()
    words = json.loads(options.words.read_text(encoding='utf-8'))
    network = body(options.body)
    columns, lengths, said, heights, lying = [], [], [], [], []
    for text, height, crop, turned in lines(options, words):
        steps = -(-crop.shape[1] // 8)
        seen = network.run(['columns'], {'x': drawn.planes(crop)})[0][0, :, 0, :steps]
        columns.append(seen.T.astype(np.float16))
        lengths.append(steps)
        said.append(text)
        heights.append(round(height, 1))
        lying.append(turned)
        if len(said) % 1000 == 0:
            print(options.script, options.seed, len(said), flush=True)
    np.save(options.out + '.columns.npy', np.concatenate(columns))
    pathlib.Path(options.out + '.json').write_text(
        json.dumps({'script': options.script, 'lengths': lengths, 'texts': said, 'heights': heights, 'turned': lying}, ensure_ascii=False), encoding='utf-8'
    )


if __name__ == '__main__':
    main()
