"""Writes what train.py and finder.py learned as ONNX, in half precision, with its alphabet and line of the manifest.

What reads Latin has its matrices in eight bits: it is asked about every line, and they cost a quarter less time.

    export.py --script Cyrl --weights /tmp/scripts/cyrl.npz [--out models]
    export.py --finder --weights /tmp/scripts/finder.npz --marks /tmp/scripts/marks.npz [--out models]
"""
import argparse
import json
import math
import pathlib
import sys
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from manifest import write_rows  # noqa: E402
from finder import SCRIPTS  # noqa: E402
from neck import COLUMNS, HEADS, WIDTH  # noqa: E402
from texts import SYMBOLS  # noqa: E402

PART = WIDTH // HEADS


class Graph:
    """Nodes one after the other; weights are kept in half precision and widened when the network is opened, or for eight bits whole."""

    def __init__(self, held, eight=False):
        self.held, self.eight, self.nodes, self.weights, self.count = held, eight, [], [], 0

    def add(self, kind, *inputs, **given):
        self.count += 1
        name = f'{kind.lower()}{self.count}'
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **given))
        return name

    def weight(self, name, turned=False):
        values = self.held[name].astype(np.float32 if self.eight else np.float16)
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(values.T if turned else values), name))
        return name if self.eight else self.add('Cast', name, to=TensorProto.FLOAT)

    def constant(self, values):
        self.count += 1
        name = f'constant{self.count}'
        self.weights.append(numpy_helper.from_array(np.asarray(values), name))
        return name

    def linear(self, x, name):
        return self.add('Add', self.add('MatMul', x, self.weight(f'{name}.weight', turned=True)), self.weight(f'{name}.bias'))

    def silu(self, x):
        return self.add('Mul', x, self.add('Sigmoid', x))

    def norm(self, x, name, epsilon):
        return self.add('LayerNormalization', x, self.weight(f'{name}.weight'), self.weight(f'{name}.bias'), axis=-1, epsilon=epsilon)

    def rows(self, columns):
        """1 x 384 x 1 x T to T x 384."""
        return self.add('Transpose', self.add('Reshape', columns, self.constant(np.array([COLUMNS, -1], np.int64))), perm=[1, 0])

    def model(self, name, outputs, doc):
        """outputs: shapes by name."""
        graph = helper.make_graph(
            self.nodes,
            name,
            [helper.make_tensor_value_info('columns', TensorProto.FLOAT, [1, COLUMNS, 1, 'steps'])],
            [helper.make_tensor_value_info(output, TensorProto.FLOAT, shape) for output, shape in outputs.items()],
            self.weights,
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)], ir_version=8)
        model.doc_string = doc
        if self.eight:
            model = eight_bits(model)
        onnx.checker.check_model(model, full_check=True)
        return model.SerializeToString(deterministic=True)


def eight_bits(model):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'eight.onnx'
        quantize_dynamic(model, path, op_types_to_quantize=['MatMul'], weight_type=QuantType.QInt8, extra_options={'MatMulConstBOnly': True})
        return onnx.load(path)


def block(graph, x, name):
    qkv = graph.add('Reshape', graph.linear(graph.norm(x, f'{name}.norm1', 1e-5), f'{name}.qkv'), graph.constant(np.array([-1, 3, HEADS, PART], np.int64)))
    parts = graph.add('Transpose', qkv, perm=[1, 2, 0, 3])
    q, k, v = (graph.add('Gather', parts, graph.constant(np.int64(at)), axis=0) for at in range(3))
    scores = graph.add('Mul', graph.add('MatMul', q, graph.add('Transpose', k, perm=[0, 2, 1])), graph.constant(np.float32(1 / math.sqrt(PART))))
    mixed = graph.add('Transpose', graph.add('MatMul', graph.add('Softmax', scores, axis=2), v), perm=[1, 0, 2])
    flat = graph.add('Reshape', mixed, graph.constant(np.array([-1, WIDTH], np.int64)))
    x = graph.add('Add', x, graph.linear(flat, f'{name}.out'))
    wide = graph.silu(graph.linear(graph.norm(x, f'{name}.norm2', 1e-5), f'{name}.wide'))
    return graph.add('Add', x, graph.linear(wide, f'{name}.narrow'))


def reader(held, classes, eight=False):
    graph = Graph(held, eight)
    rows = graph.rows('columns')
    first = graph.silu(graph.linear(rows, 'first'))
    along = graph.add('Unsqueeze', graph.add('Transpose', first, perm=[1, 0]), graph.constant(np.array([0], np.int64)))
    conv = graph.add('Conv', along, graph.weight('along.weight'), graph.weight('along.bias'), group=WIDTH, kernel_shape=[7], pads=[3, 3])
    seen = graph.add('Transpose', graph.add('Squeeze', graph.silu(conv), graph.constant(np.array([0], np.int64))), perm=[1, 0])
    x = graph.add('Add', first, seen)
    for at in range(2):
        x = block(graph, x, f'blocks.{at}')
    x = graph.add('Add', graph.norm(x, 'norm', 1e-6), graph.silu(graph.linear(rows, 'short')))
    answer = graph.add('Softmax', graph.linear(x, 'letters'), axis=1)
    answer = graph.add('Unsqueeze', answer, graph.constant(np.array([0], np.int64)))
    return graph.model('script', {answer: [1, 'steps', classes]}, 'Tail of the PP-OCRv6 small text recogniser of PaddleOCR (Apache-2.0), taught another script by training/scripts')


def finder(held, marks):
    """marks: weights of marks.py, whose answer is a second output."""
    graph = Graph(held)
    rows = graph.rows('columns')
    steps = graph.add('Relu', graph.linear(rows, 'step'))
    pooled = graph.add('Concat', graph.add('ReduceMean', steps, axes=[0], keepdims=1), graph.add('ReduceMax', steps, axes=[0], keepdims=1), axis=1)
    script = graph.add('Softmax', graph.linear(pooled, 'line'), axis=1)
    graph.held = {f'marks.{name}': values for name, values in marks.items()}
    said = graph.linear(graph.add('Relu', graph.linear(rows, 'marks.seen')), 'marks.said')
    graph.nodes.append(helper.make_node('Sigmoid', [graph.add('ReduceMax', said, axes=[0], keepdims=1)], ['marks']))
    return graph.model('script-finder', {script: [1, len(SCRIPTS)], 'marks': [1, 1]}, 'Tells the script of a line, and whether Latin letters in it bear marks, by training/scripts')


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--script')
    arguments.add_argument('--finder', action='store_true')
    arguments.add_argument('--weights', required=True)
    arguments.add_argument('--marks')
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    held = dict(np.load(options.weights))
    if options.finder:
        (options.out / 'script-finder.onnx').write_bytes(finder(held, dict(np.load(options.marks))))
        row = {'licence': 'Apache-2.0', 'origin': 'trained for this repository on drawn lines alone', 'derivedBy': 'training/scripts/export.py'}
        write_rows(options.out, {'script-finder.onnx': row})
        return
    name, symbols = f'script-{options.script.lower()}', SYMBOLS[options.script]
    (options.out / f'{name}.onnx').write_bytes(reader(held, len(symbols) + 1, eight=options.script == 'Latn'))
    alphabet = json.dumps({'blank': 0, 'symbols': symbols}, ensure_ascii=False, indent=2) + '\n'
    (options.out / f'{name}.alphabet.json').write_text(alphabet, encoding='utf-8')
    row = {
        'licence': 'Apache-2.0',
        'origin': 'tail of PP-OCRv6 small of PaddleOCR (PyPI wheel rapidocr 3.10.0), taught on drawn lines alone for this repository',
        'derivedBy': 'training/scripts/export.py',
    }
    write_rows(options.out, dict.fromkeys((f'{name}.onnx', f'{name}.alphabet.json'), row))


if __name__ == '__main__':
    main()
