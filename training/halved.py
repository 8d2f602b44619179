"""Weights of an ONNX network in half precision."""
import io

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def halved(model):
    """The same network, its large weights in half precision and widened when it is opened."""
    graph = model.graph
    nodes = []
    for weight in graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype == np.float32 and values.size > 256:
            name = weight.name
            weight.CopyFrom(numpy_helper.from_array(values.astype(np.float16), f'{name}_half'))
            nodes.append(helper.make_node('Cast', [f'{name}_half'], [name], to=TensorProto.FLOAT))
    rest = list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes + rest)
    del graph.value_info[:]
    return model


def written(program, says):
    """Bytes of a network that torch.onnx exported, without traces of where; `says` is its description."""
    held = io.BytesIO()
    program.save(held)
    model = halved(onnx.load_from_string(held.getvalue()))
    for node in model.graph.node:
        node.doc_string = ''
        del node.metadata_props[:]
    model.doc_string = says
    onnx.checker.check_model(model, full_check=True)
    return model.SerializeToString(deterministic=True)
