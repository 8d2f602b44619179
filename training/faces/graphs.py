"""The two networks of face-api written as ONNX graphs, from their weights and the layers that its source describes.

Both take a batch of upright colour squares, red, green, blue, 0..255, N × 3 × S × S.
"""
import numpy as np
from onnx import TensorProto, helper, numpy_helper

MEAN = np.array([122.782, 117.001, 104.298], np.float32).reshape(1, 3, 1, 1)


class Graph:
    """Nodes and weights in the order in which they are added; each method returns the name of what it adds."""

    def __init__(self, weights):
        self.weights, self.nodes, self.constants = weights, [], []

    def constant(self, values, kind=np.float32):
        name = f'constant_{len(self.constants)}'
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values, kind), name))
        return name

    def add(self, kind, *inputs, **attributes):
        name = f'{kind.lower()}_{len(self.nodes)}'
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def channels(self, name):
        return self.constant(self.weights[name].reshape(1, -1, 1, 1))

    def filtered(self, x, filters, stride=1, padding='SAME_UPPER', groups=1):
        """Convolution with filters laid out as height, width, in, out."""
        layout = (2, 3, 0, 1) if groups > 1 else (3, 2, 0, 1)
        kernel = self.constant(self.weights[filters].transpose(layout))
        return self.add('Conv', x, kernel, strides=[stride, stride], auto_pad=padding, group=groups)

    def model(self, output, size, width, doc):
        square = helper.make_tensor_value_info('face', TensorProto.FLOAT, ['N', 3, size, size])
        answer = helper.make_tensor_value_info(output, TensorProto.FLOAT, ['N', width])
        graph = helper.make_graph(self.nodes, 'face', [square], [answer], self.constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)], ir_version=8, doc_string=doc)


def landmarks(weights):
    """68 points of a face, x and y in turn, 0..1 of the 112-pixel square."""
    g = Graph(weights)

    def separable(x, name, stride):
        depth = weights[f'{name}/depthwise_filter'].shape[2]
        x = g.filtered(x, f'{name}/depthwise_filter', stride, groups=depth)
        return g.add('Add', g.filtered(x, f'{name}/pointwise_filter'), g.channels(f'{name}/bias'))

    def dense(x, name):
        if f'{name}/conv0/filters' in weights:
            first = g.add('Add', g.filtered(x, f'{name}/conv0/filters', 2), g.channels(f'{name}/conv0/bias'))
        else:
            first = separable(x, f'{name}/conv0', 2)
        total = newest = g.add('Relu', first)
        for layer in ('conv1', 'conv2', 'conv3'):
            newest = separable(newest if layer == 'conv1' else g.add('Relu', total), f'{name}/{layer}', 1)
            total = g.add('Add', total, newest)
        return g.add('Relu', total)

    x = g.add('Div', g.add('Sub', 'face', g.constant(MEAN)), g.constant(256))
    for name in ('dense0', 'dense1', 'dense2', 'dense3'):
        x = dense(x, name)
    x = g.add('Flatten', g.add('AveragePool', x, kernel_shape=[7, 7], strides=[2, 2]))
    product = g.add('MatMul', x, g.constant(weights['fc/weights']))
    g.nodes.append(helper.make_node('Add', [product, g.constant(weights['fc/bias'])], ['points']))
    return g.model('points', 112, 136, 'face_landmark_68 of face-api.js (MIT) as an ONNX graph, by training/faces/derive.py')


def descriptor(weights):
    """128 numbers of a face in a 150-pixel square; the Euclidean distance tells people apart."""
    g = Graph(weights)

    def layer(x, name, stride=1, padding='SAME_UPPER', relu=True):
        x = g.add('Add', g.filtered(x, f'{name}/conv/filters', stride, padding), g.channels(f'{name}/conv/bias'))
        x = g.add('Add', g.add('Mul', x, g.channels(f'{name}/scale/weights')), g.channels(f'{name}/scale/biases'))
        return g.add('Relu', x) if relu else x

    def residual(x, name):
        deep = layer(layer(x, f'{name}/conv1'), f'{name}/conv2', relu=False)
        return g.add('Relu', g.add('Add', deep, x))

    def down(x, name, shape):
        """Halves the size; what is missing in channels, rows or columns on either side is filled with zeros."""
        channels, size = shape
        wide = weights[f'{name}/conv1/conv/filters'].shape[3]
        deep = layer(layer(x, f'{name}/conv1', 2, 'VALID'), f'{name}/conv2', relu=False)
        pooled = g.add('AveragePool', x, kernel_shape=[2, 2], strides=[2, 2])
        rows, half = (size - 3) // 2 + 1, size // 2
        if half != rows:
            deep = g.add('Pad', deep, g.constant([0, 0, 0, 0, 0, 0, half - rows, half - rows], np.int64))
        if wide != channels:
            pooled = g.add('Pad', pooled, g.constant([0, 0, 0, 0, 0, wide - channels, 0, 0], np.int64))
        return g.add('Relu', g.add('Add', pooled, deep)), (wide, half)

    x = g.add('Div', g.add('Sub', 'face', g.constant(MEAN)), g.constant(255))
    x = layer(x, 'conv32_down', 2, 'VALID')
    x = g.add('MaxPool', x, kernel_shape=[3, 3], strides=[2, 2])
    shape = (32, 35)
    for width, blocks in ((32, 3), (64, 3), (128, 2), (256, 2)):
        if width > 32:
            x, shape = down(x, f'conv{width}_down', shape)
        for block in range(1, blocks + 1):
            x = residual(x, f'conv{width}_{block}')
    x, shape = down(x, 'conv256_down_out', shape)
    x = g.add('Flatten', g.add('GlobalAveragePool', x))
    g.nodes.append(helper.make_node('MatMul', [x, g.constant(weights['fc'])], ['descriptor']))
    return g.model('descriptor', 150, 128, 'face_recognition of face-api.js (MIT) as an ONNX graph, by training/faces/derive.py')
