"""Derives the two text networks of models/ from the wheel in which they are published.

    python3 -m venv .cache/training
    .cache/training/bin/pip install -r training/text/requirements.txt
    .cache/training/bin/python training/text/derive.py [--wheel FILE] [--out models]

Source: PyPI wheel rapidocr 3.10.0 (Apache-2.0), which carries PP-OCRv6 small of the PaddleOCR project
(Apache-2.0) as ONNX. The wheel and both networks are checked by SHA-256 before anything is written.

text-detector.onnx    the published file with its denormal weights (below 1.2e-38) set to zero: a quarter million of
                      them change no answer and made the network three times slower.
text-recogniser.onnx  the published file with its last layer cut down to the symbols of `wanted()`:
                      columns of one matrix and one bias are kept; denormal weights are set to zero as above.
                      A softmax over the kept columns equals the published softmax restricted to them
                      and renormalised; training/text/verify.py measures that on pictures. Two tensors on the way
                      are outputs too, for the networks of training/scripts that go on from there: `columns`,
                      N x 384 x 1 x T, the last of the convolutions, and `features`, N x 120 x T, before the
                      last layer.
text-recogniser.alphabet.json
                      the kept symbols in the order of the network's outputs; output 0 is the CTC blank.

The result is the same byte for byte each time.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

import numpy as np
import onnx
from onnx import helper, numpy_helper

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from checked import checked  # noqa: E402
from manifest import write_rows  # noqa: E402

WHEEL = ('rapidocr-3.10.0-py3-none-any.whl', '2fc34e26cd0f48514804a94f8832283039c7334076bff60768b1fed9ad068050')
DETECTOR = ('rapidocr/models/PP-OCRv6_det_small.onnx', '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f')
RECOGNISER = ('rapidocr/models/PP-OCRv6_rec_small.onnx', '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884')
NOTICE = 'rapidocr-3.10.0.dist-info/licenses/MODEL_LICENSES.md'
LICENCE = 'rapidocr-3.10.0.dist-info/licenses/LICENSE'

# Letters of names beyond Latin Extended-A: Romanian, Vietnamese, Azerbaijani, Sami.
LETTERS = 'ȘșȚțƠơƯưƏəǤǥǦǧǨǩǮǯƷʒ'
# Signs printed on documents.
SIGNS = '\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2032\u2033'


def fetch_wheel(path):
    if path is None or not path.exists():
        folder = pathlib.Path(tempfile.mkdtemp())
        subprocess.run(
            [sys.executable, '-m', 'pip', 'download', '--no-deps', '--only-binary', ':all:', '-d', str(folder), 'rapidocr==3.10.0'],
            check=True,
        )
        path = folder / WHEEL[0]
    checked(path.name, path.read_bytes(), WHEEL[1])
    return zipfile.ZipFile(path)


def wanted(symbol):
    """ASCII, Latin-1, Latin Extended-A, Latin Extended Additional, LETTERS, SIGNS."""
    if len(symbol) != 1:
        return False
    point = ord(symbol)
    return 0x20 <= point <= 0x17F or 0x1E00 <= point <= 0x1EFF or symbol in LETTERS + SIGNS


def flush_denormals(model):
    """Sets weights that float32 can only hold as denormal numbers to zero; returns how many there were."""
    count = 0
    for tensor in model.graph.initializer:
        if tensor.data_type != onnx.TensorProto.FLOAT:
            continue
        values = numpy_helper.to_array(tensor).copy()
        denormal = (values != 0) & (np.abs(values) < np.finfo(np.float32).tiny)
        if denormal.any():
            values[denormal] = 0
            tensor.CopyFrom(numpy_helper.from_array(values, tensor.name))
            count += int(denormal.sum())
    return count


def prune(model):
    """Keeps blank and the wanted symbols in the last layer; returns those symbols in output order, without blank."""
    graph = model.graph
    published = next(p.value for p in model.metadata_props if p.key == 'character').split('\n')
    if published[-1] == '':
        published.pop()
    symbols = published + [' ']
    weights = next(i for i in graph.initializer if i.name == 'linear_8.w_0')
    bias = next(i for i in graph.initializer if i.name == 'linear_8.b_0')
    if list(weights.dims) != [120, len(symbols) + 1] or graph.node[-1].op_type != 'Softmax':
        sys.exit('the network is not the one this script knows')
    kept, seen = [], set()
    for index, symbol in enumerate(symbols):
        if wanted(symbol) and symbol not in seen:
            seen.add(symbol)
            kept.append(index)
    columns = np.array([0] + [index + 1 for index in kept])
    for tensor, values in (
        (weights, numpy_helper.to_array(weights)[:, columns]),
        (bias, numpy_helper.to_array(bias)[columns]),
    ):
        tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(values), tensor.name))
    graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(columns)
    del model.metadata_props[:]
    del graph.value_info[:]
    model.doc_string = (
        'PP-OCRv6 small text recogniser of PaddleOCR (Apache-2.0), modified: output layer cut down to '
        f'{len(columns)} classes, denormal weights set to zero, by training/text/derive.py'
    )
    onnx.checker.check_model(model)
    return [symbols[index] for index in kept]


def expose(model, tensor, name, shape):
    """Makes a tensor on the way an output, under a name of its own."""
    for node in model.graph.node:
        for names in (node.input, node.output):
            for at, given in enumerate(names):
                if given == tensor:
                    names[at] = name
    model.graph.output.append(helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--wheel', type=pathlib.Path)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    wheel = fetch_wheel(options.wheel)
    detector = onnx.load_from_string(checked(DETECTOR[0], wheel.read(DETECTOR[0]), DETECTOR[1]))
    detector.doc_string = (
        'PP-OCRv6 small text detector of PaddleOCR (Apache-2.0), modified: denormal weights set to zero by '
        'training/text/derive.py'
    )
    recogniser = onnx.load_from_string(checked(RECOGNISER[0], wheel.read(RECOGNISER[0]), RECOGNISER[1]))
    symbols = prune(recogniser)
    expose(recogniser, 'p2o.pd_op.pool2d.1.0', 'columns', ['lines', 384, 1, 'steps'])
    expose(recogniser, 'p2o.pd_op.squeeze.0.0', 'features', ['lines', 120, 'steps'])
    onnx.checker.check_model(recogniser)
    flushed = flush_denormals(detector), flush_denormals(recogniser)
    out = options.out
    out.mkdir(exist_ok=True)
    (out / 'text-detector.onnx').write_bytes(detector.SerializeToString(deterministic=True))
    (out / 'text-recogniser.onnx').write_bytes(recogniser.SerializeToString(deterministic=True))
    alphabet = json.dumps({'blank': 0, 'symbols': ''.join(symbols)}, ensure_ascii=False, indent=2) + '\n'
    (out / 'text-recogniser.alphabet.json').write_text(alphabet, encoding='utf-8')
    (out / 'NOTICE-PP-OCRv6.md').write_bytes(wheel.read(NOTICE))
    (out / 'LICENSE-Apache-2.0.txt').write_bytes(wheel.read(LICENCE))
    row = {
        'licence': 'Apache-2.0',
        'origin': 'PP-OCRv6 small of PaddleOCR, as published in the PyPI wheel rapidocr 3.10.0',
        'derivedBy': 'training/text/derive.py',
    }
    write_rows(out, dict.fromkeys(('text-detector.onnx', 'text-recogniser.onnx', 'text-recogniser.alphabet.json'), row))
    print(f'{len(symbols)} symbols kept, {flushed} denormal weights set to zero (detector, recogniser)')


if __name__ == '__main__':
    main()
