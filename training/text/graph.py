"""Runs the published text detector in PyTorch, so that it can teach on an accelerator: an interpreter of the few operators it is made of."""
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F


def same_upper(x, kernel, value=0.0):
    """Padding of ONNX's SAME_UPPER for a step of one: what cannot be shared evenly goes right and below."""
    high, wide = kernel[0] - 1, kernel[1] - 1
    return F.pad(x, (wide // 2, wide - wide // 2, high // 2, high - high // 2), value=value)


class Graph(torch.nn.Module):
    """`N x 3 x H x W`, as the file takes it, to its only output."""

    def __init__(self, path):
        super().__init__()
        graph = onnx.load(str(path)).graph
        self.names = {tensor.name: f'w{at}' for at, tensor in enumerate(graph.initializer)}
        for tensor in graph.initializer:
            self.register_buffer(self.names[tensor.name], torch.from_numpy(numpy_helper.to_array(tensor).copy()))
        self.nodes = [(node.op_type, list(node.input), list(node.output), attributes(node)) for node in graph.node]
        self.entry, self.answer = graph.input[0].name, graph.output[0].name
        self.uses = {}
        for at, (_, inputs, _, _) in enumerate(self.nodes):
            for name in inputs:
                self.uses[name] = at

    def forward(self, x):
        values = {self.entry: x}
        get = lambda name: values[name] if name in values else getattr(self, self.names[name])  # noqa: E731
        for at, (kind, inputs, outputs, given) in enumerate(self.nodes):
            arguments = [get(name) if name else None for name in inputs]
            values[outputs[0]] = OPERATORS[kind](given, *arguments)
            for name in inputs:
                if name in values and self.uses[name] == at:
                    del values[name]
        return values[self.answer]


def attributes(node):
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


def convolve(given, x, weight, bias=None):
    pads = given.get('pads', [0, 0, 0, 0])
    if given.get('auto_pad') == b'SAME_UPPER':
        x, pads = same_upper(x, given['kernel_shape']), [0, 0, 0, 0]
    return F.conv2d(x, weight, bias, given['strides'], pads[:2], given['dilations'], given['group'])


def transposed(given, x, weight, bias=None):
    return F.conv_transpose2d(x, weight, bias, given['strides'], given.get('pads', [0, 0])[:2])


def most_of(given, x):
    return F.max_pool2d(same_upper(x, given['kernel_shape'], float('-inf')), given['kernel_shape'], 1)


def resized(given, x, _, scales):
    assert given['mode'] == b'nearest'
    return F.interpolate(x, scale_factor=(float(scales[2]), float(scales[3])), mode='nearest')


OPERATORS = {
    'Identity': lambda given, x: x,
    'Add': lambda given, a, b: a + b,
    'Mul': lambda given, a, b: a * b,
    'Div': lambda given, a, b: a / b,
    'Erf': lambda given, x: torch.erf(x),
    'Relu': lambda given, x: torch.relu(x),
    'Sigmoid': lambda given, x: torch.sigmoid(x),
    'HardSigmoid': lambda given, x: torch.clamp(given['alpha'] * x + given['beta'], 0, 1),
    'Concat': lambda given, *parts: torch.cat(parts, given['axis']),
    'GlobalAveragePool': lambda given, x: x.mean((2, 3), keepdim=True),
    'ReduceMean': lambda given, x: x.mean(tuple(given['axes']), keepdim=True),
    'Conv': convolve,
    'ConvTranspose': transposed,
    'MaxPool': most_of,
    'Resize': resized,
}
