"""Reads what a network needs from a Tesseract 4 language file (`*.traineddata`), without Tesseract.

The file is a table of offsets and its parts one after the other; the layouts are those that Tesseract's sources
describe (`ccutil/tessdatamanager.h`, `lstm/network.cpp`, `lstm/weightmatrix.cpp`, `ccutil/unicharcompress.h`).
Only little-endian files in which the LSTM's charset lies beside it are read: all that are published are such.
"""
import dataclasses
import struct

import numpy as np

LSTM, CHARSET, RECODER = 17, 21, 22
TYPES = (
    'Invalid Input Convolve Maxpool Parallel Replicated ParBidiLSTM DepParUDLSTM Par2dLSTM Series Reconfig RTLReversed '
    'TTBReversed XYTranspose LSTM SummLSTM Logistic LinLogistic LinTanh Tanh Relu Linear Softmax SoftmaxNoCTC'
).split()
GATES = ('cell', 'input', 'forget', 'output')


@dataclasses.dataclass
class Rows:
    """A matrix in whole numbers: real weight = weights * scales of its row; the last column is the bias."""

    weights: np.ndarray
    scales: np.ndarray


@dataclasses.dataclass
class Layer:
    kind: str
    inputs: int
    outputs: int
    of: list = dataclasses.field(default_factory=list)
    reach: tuple = ()
    matrices: list = dataclasses.field(default_factory=list)
    shape: tuple = ()


@dataclasses.dataclass
class Recogniser:
    network: Layer
    specification: str
    blank: int
    """Code sequences in the order of the charset: the codes of one letter, and the letter."""
    letters: list


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        values = struct.unpack_from('<' + form, self.data, self.at)
        self.at += struct.calcsize('<' + form)
        return values[0] if len(values) == 1 else values

    def text(self):
        size = self.take('I')
        self.at += size
        return self.data[self.at - size : self.at].decode('utf-8')

    def array(self, kind, count):
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return values


def parts(data):
    """The parts of a language file by their number."""
    count = struct.unpack_from('<I', data)[0]
    offsets = struct.unpack_from(f'<{count}q', data, 4)
    starts = sorted(offset for offset in offsets if offset >= 0) + [len(data)]
    return {i: data[at : starts[starts.index(at) + 1]] for i, at in enumerate(offsets) if at >= 0}


def read_rows(reader):
    mode = reader.take('B')
    if not mode & 128:
        raise ValueError('weights of the format before 4.0 are not read')
    rows, columns = reader.take('II')
    if mode & 1:
        reader.take('b')
        weights = reader.array(np.int8, rows * columns).reshape(rows, columns)
        scales = reader.array(np.float64, reader.take('I'))[:rows]
        return Rows(weights, scales)
    reader.take('d')
    weights = reader.array(np.float64, rows * columns).reshape(rows, columns)
    return in_eight_bits(weights)


def read_layer(reader):
    kind = reader.take('b')
    kind = reader.text() if kind == 0 else TYPES[kind]
    reader.take('bb')
    flags, inputs, outputs, _ = reader.take('iiii')
    reader.text()
    layer = Layer(kind, inputs, outputs)
    if kind == 'Input':
        layer.shape = reader.take('iiiii')[:4]
    elif kind in ('Convolve', 'Maxpool', 'Reconfig'):
        layer.reach = reader.take('ii')
    elif kind in ('LSTM', 'SummLSTM'):
        width = reader.take('i')
        layer.matrices = [read_rows(reader) for _ in GATES]
        if width != inputs + outputs:
            raise ValueError('LSTM in two dimensions')
    elif kind in ('Tanh', 'Softmax', 'Linear', 'Logistic', 'Relu'):
        layer.matrices = [read_rows(reader)]
    elif kind in ('Series', 'Parallel', 'Replicated', 'ParBidiLSTM', 'RTLReversed', 'TTBReversed', 'XYTranspose'):
        layer.of = [read_layer(reader) for _ in range(reader.take('I'))]
        if flags & 64:
            reader.array(np.float32, reader.take('I'))
    else:
        raise ValueError(f'layer {kind} is not known')
    return layer


def read_charset(data):
    lines = data.decode('utf-8').split('\n')
    letters = []
    for line in lines[1 : int(lines[0]) + 1]:
        word = line.split(' ')[0]
        letters.append(' ' if word == 'NULL' else word)
    return letters


def read_recoder(data, charset):
    reader = Reader(data)
    codes = []
    for _ in range(reader.take('I')):
        reader.take('b')
        codes.append(tuple(int(code) for code in reader.array(np.int32, reader.take('I'))))
    return list(zip(codes, charset + [''] * (len(codes) - len(charset))))


def read_recogniser(data):
    found = parts(data)
    reader = Reader(found[LSTM])
    network = read_layer(reader)
    specification = reader.text()
    flags, _, _, blank, _, _, _ = reader.take('iiiifff')
    charset = read_charset(found[CHARSET])
    letters = read_recoder(found[RECODER], charset)
    return Recogniser(network, specification, blank, letters)


def in_eight_bits(real):
    """Real rows in whole numbers of -127..127, each with its own scale."""
    scales = np.maximum(np.abs(real).max(axis=1), 1e-9) / 127
    return Rows(np.round(real / scales[:, None]).astype(np.int8), scales)


def learned(network, matrices):
    """The network with the matrices that `finetune.py` wrote in place of its own."""
    _, first, _, turned, forward, backward, last, softmax = network.of
    first.of[1].matrices = [in_eight_bits(matrices['conv'])]
    for layer, name in ((turned.of[0], 'summed'), (forward, 'forward_'), (backward.of[0], 'backward_'), (last, 'last')):
        layer.matrices = [in_eight_bits(gate) for gate in np.split(matrices[name], len(GATES))]
    softmax.matrices = [in_eight_bits(matrices['classes'])]
    return network
