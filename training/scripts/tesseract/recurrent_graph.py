"""Writes a network of Tesseract's layers as an ONNX graph: convolution, largest of each 3 × 3, LSTMs, softmax.

Weights stay whole numbers of eight bits in the file. A `Cast` and a `Mul` by the scale of each row make them real; ONNX
Runtime does that once, when it opens the file.
"""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

# ONNX names an LSTM's gates in this order; Tesseract stores cell, input, forget, output.
GATE_ORDER = (1, 3, 2, 0)


class Graph:
    def __init__(self):
        self.nodes, self.tensors, self.count = [], [], 0

    def constant(self, values, name):
        self.count += 1
        name = f'{name}_{self.count}'
        self.tensors.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def node(self, kind, inputs, outputs=1, **attributes):
        self.count += 1
        names = [f'{kind.lower()}_{self.count}_{i}' for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def real(self, weights, scales, shape, name):
        """Weights times the scale of their row, in single precision, in this shape."""
        whole = self.node('Cast', [self.constant(weights, name)], to=TensorProto.FLOAT)
        scaled = self.node('Mul', [whole, self.constant(scales.astype(np.float32)[:, None], name + '_scales')])
        return self.node('Reshape', [scaled, self.constant(np.array(shape, np.int64), name + '_shape')])

    def lstm(self, layer, x, steps, reverse):
        """x: steps × lines × inputs → the outputs of every step, and those of the last, with a direction of one."""
        size, inputs = layer.outputs, layer.inputs
        ordered = [layer.matrices[gate] for gate in GATE_ORDER]
        rows = np.concatenate([matrix.weights for matrix in ordered])
        scales = np.concatenate([matrix.scales for matrix in ordered])
        w = self.real(rows[:, :inputs], scales, (1, 4 * size, inputs), 'w')
        r = self.real(rows[:, inputs:-1], scales, (1, 4 * size, size), 'r')
        bias = np.concatenate([rows[:, -1] * scales, np.zeros(4 * size)]).astype(np.float32)
        return self.node(
            'LSTM', [x, w, r, self.constant(bias[None], 'b'), *([steps] if steps else [])], 2,
            hidden_size=size, direction='reverse' if reverse else 'forward')

    def along(self, layer, x, steps, reverse):
        """An LSTM over the columns of a line: steps × lines × values."""
        outputs, _ = self.lstm(layer, x, steps, reverse)
        return self.node('Squeeze', [outputs, self.constant(np.array([1], np.int64), 'axis')])

    def convolution(self, layer, x):
        convolve, tanh = layer.of
        reach_x, reach_y = convolve.reach
        rows = tanh.matrices[0]
        kernel = (tanh.outputs, 2 * reach_x + 1, 2 * reach_y + 1, convolve.inputs)
        real = (rows.weights[:, :-1] * rows.scales[:, None]).reshape(kernel).transpose(0, 3, 2, 1).astype(np.float32)
        bias = (rows.weights[:, -1] * rows.scales).astype(np.float32)
        y = self.node('Conv', [x, self.constant(real, 'kernel'), self.constant(bias, 'bias')],
                      pads=[reach_y, reach_x, reach_y, reach_x])
        return self.node('Tanh', [y])

    def summed_up(self, layer, x):
        """Each column from top to bottom through an LSTM, of which the last answer stays: columns × lines × values."""
        # lines × values × height × columns → height × (columns · lines) × values
        turned = self.node('Transpose', [x], perm=[2, 3, 0, 1])
        rows = self.node('Reshape', [turned, self.constant(np.array([0, -1, layer.inputs], np.int64), 'rows')])
        _, last = self.lstm(layer, rows, None, False)
        shape = self.node('Shape', [turned])
        lengths = self.node('Slice', [shape, *(self.constant(np.array([i], np.int64), 'at') for i in (1, 3))])
        wanted = self.node('Concat', [lengths, self.constant(np.array([layer.outputs], np.int64), 'values')], axis=0)
        return self.node('Reshape', [last, wanted])

    def softmax(self, layer, x):
        rows = layer.matrices[0]
        w = self.real(rows.weights[:, :-1], rows.scales, (layer.outputs, layer.inputs), 'classes')
        turned = self.node('Transpose', [w], perm=[1, 0])
        y = self.node('MatMul', [x, turned])
        bias = self.constant((rows.weights[:, -1] * rows.scales).astype(np.float32), 'bias')
        scores = self.node('Add', [y, bias])
        return self.node('Softmax', [self.node('Transpose', [scores], perm=[1, 0, 2])], axis=2)


def height_of(network):
    return network.of[0].shape[1]


def write_graph(network, producer):
    """The ONNX model: `x` lines × 1 × height × columns, `steps` of each line → `y` lines × steps × classes."""
    graph = Graph()
    source, *layers = network.of
    x = 'x'
    for layer in layers:
        if layer.kind == 'Series' and layer.of[0].kind == 'Convolve':
            x = graph.convolution(layer, x)
        elif layer.kind == 'Maxpool':
            x = graph.node('MaxPool', [x], kernel_shape=layer.reach[::-1], strides=layer.reach[::-1])
        elif layer.kind == 'XYTranspose' and layer.of[0].kind == 'SummLSTM':
            x = graph.summed_up(layer.of[0], x)
        elif layer.kind == 'LSTM':
            x = graph.along(layer, x, 'steps', False)
        elif layer.kind == 'RTLReversed':
            x = graph.along(layer.of[0], x, 'steps', True)
        elif layer.kind == 'Softmax':
            x = graph.softmax(layer, x)
        else:
            raise ValueError(f'layer {layer.kind} is not written')
    graph.nodes[-1].output[0] = 'y'
    classes = layers[-1].outputs
    model = helper.make_model(
        helper.make_graph(
            graph.nodes, 'line',
            [helper.make_tensor_value_info('x', TensorProto.FLOAT, ['lines', 1, source.shape[1], 'columns']),
             helper.make_tensor_value_info('steps', TensorProto.INT32, ['lines'])],
            [helper.make_tensor_value_info('y', TensorProto.FLOAT, ['lines', 'steps', classes])],
            graph.tensors),
        producer_name=producer, opset_imports=[helper.make_opsetid('', 17)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model
