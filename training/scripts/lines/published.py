"""The weights of `models/script-lines.onnx` of one script, to learn on from: norms are folded there, so that they only shift."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper

from network import Reader

# Layers of a block along the line, in the order of the graph's products.
PRODUCTS = ('mixed', 'qkv', 'out', 'wide', 'narrow')


def values_of(graph):
    return {weight.name.removesuffix('_half'): torch.from_numpy(np.array(numpy_helper.to_array(weight))).float() for weight in graph.initializer}


def products_of(graph, values):
    """The matrices of all linear layers of the body, in their order; the last layers of the scripts are no such input of three dimensions."""
    names = [name for node in graph.node if node.op_type == 'MatMul' for name in node.input if name in values]
    return [values[name].T.contiguous() for name in names if values[name].dim() == 2]


def reader_of(path, script, scripts):
    """scripts: all that the file reads, in its order."""
    graph = onnx.load(path).graph
    values = values_of(graph)
    weights, bias = ((name, one) for name, one in values.items() if one.dim() in (2, 3) and one.shape[0] == len(scripts) and name.startswith('val_'))
    classes = int((bias[1][scripts.index(script)] > -1e3).sum())
    reader = Reader({script: classes})
    layers = [f'body.along.{block}.{part}.weight' for block in (0, 1) for part in PRODUCTS]
    found = dict(zip(layers, products_of(graph, values), strict=True))
    found[f'letters.{script}.weight'] = weights[1][scripts.index(script)].T[:classes].contiguous()
    found[f'letters.{script}.bias'] = bias[1][scripts.index(script)][:classes]
    for name, wanted in reader.state_dict().items():
        if name in found:
            continue
        if name in values:
            found[name] = values[name]
            continue
        layer, kind = name.rsplit('.', 1)
        shift = values[(layer[:-2] + '.0' if layer.endswith('.1') else layer.replace('.norm', '.spread')) + '.weight_bias']
        folded = {'weight': torch.ones_like(shift), 'bias': shift, 'running_mean': torch.zeros_like(shift), 'running_var': torch.ones_like(shift) - 1e-5}
        found[name] = folded.get(kind, wanted)
    reader.load_state_dict(found)
    return reader.eval()
