"""Weights of models/page-finder.onnx as the network that export.py folded its norms into."""
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import PageFinder


def published(path):
    """The network in the state of the file: each norm passes its convolution's answer on and adds the folded shift."""
    model = onnx.load(str(path))
    weights = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()) for one in model.graph.initializer}
    nodes = [node for node in model.graph.node if node.op_type == 'Conv']
    network = PageFinder().eval()
    norms = norm_of_each(network)
    for convolution, node in zip(in_order_of_use(network), nodes, strict=True):
        convolution.weight.data = weights[node.input[1]]
        shift = weights[node.input[2]]
        if convolution in norms:
            norm = norms[convolution]
            norm.eps = 0.0
            norm.bias.data = shift
        else:
            convolution.bias.data = shift
    return network


def in_order_of_use(network):
    used = []
    handles = [
        module.register_forward_hook(lambda module, *_: used.append(module))
        for module in network.modules() if isinstance(module, nn.Conv2d)
    ]
    with torch.no_grad():
        network(torch.zeros(1, 3, 64, 64))
    for handle in handles:
        handle.remove()
    return used


def norm_of_each(network):
    pairs = [list(module.children()) for module in network.modules() if isinstance(module, nn.Sequential)]
    return {
        first: second
        for children in pairs for first, second in zip(children, children[1:])
        if isinstance(first, nn.Conv2d) and isinstance(second, nn.BatchNorm2d)
    }
