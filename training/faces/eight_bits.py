"""Computes the costly layers of a network in eight bits instead of single precision."""
import pathlib
import tempfile

import numpy as np
import onnx
import onnxruntime
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static


class Squares(CalibrationDataReader):
    """Squares of faces, one after the other."""

    def __init__(self, name, squares):
        self.given = ({name: square[None].astype(np.float32)} for square in squares)

    def get_next(self):
        return next(self.given, None)


def squares_of(folder, name, side):
    """What `calibration.ts` has written of a network's input: N × 3 × side × side, bytes."""
    return np.fromfile(pathlib.Path(folder) / name, np.uint8).reshape(-1, 3, side, side)


def folded(model):
    """The network with its constants computed, sums and scales drawn into convolutions, and a name for every layer."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    with tempfile.TemporaryDirectory() as folder:
        options.optimized_model_filepath = f'{folder}/folded.onnx'
        onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])
        result = onnx.load(options.optimized_model_filepath)
    for at, node in enumerate(result.graph.node):
        node.name = f'{node.op_type}_{at}'
    for opset in result.opset_import:
        if opset.domain == '':
            opset.version = max(13, opset.version)  # the first in which each output has a scale of its own
    return result


def in_eight_bits(model, squares, is_chosen):
    """The network with the chosen layers in eight bits: weights with a scale for each output, sums in whole numbers.

    Scales of what flows between layers are set by the least and the greatest value that the squares bring about.

    is_chosen(node, shape of its weights, () where it has none)
    """
    whole = folded(model)
    shapes = {tensor.name: tuple(tensor.dims) for tensor in whole.graph.initializer}
    shape_of = lambda node: next((shapes[name] for name in node.input[1:2] if name in shapes), ())
    left = [node.name for node in whole.graph.node if not is_chosen(node, shape_of(node))]
    with tempfile.TemporaryDirectory() as folder:
        quantize_static(
            whole,
            f'{folder}/small.onnx',
            Squares(whole.graph.input[0].name, squares),
            quant_format=QuantFormat.QDQ,
            per_channel=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            nodes_to_exclude=left,
        )
        return onnx.load(f'{folder}/small.onnx')
