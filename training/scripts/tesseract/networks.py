"""Where each script's network comes from, and what it reads."""
import os
import pathlib

import numpy as np

from traineddata import Rows, read_recogniser

FOLDER = pathlib.Path(os.environ.get('TESSDATA', '.cache/tessdata'))
# script: ISO 15924; blocks: code points of its words; sureness: probabilities are raised to it (see `measure.py`);
# read_as: letters of another language that are answered as those of this one; more: letters that the published network lacks, which start as another `like` them.
NETWORKS = {
    'Arabic': {
        'script': 'Arab', 'languages': ['ara', 'fas', 'urd'], 'blocks': [(0x0620, 0x064A), (0x066E, 0x06D3)],
        'package': 'tesseract-ocr-script-arab', 'sha256': '47c262ac4e843c024df87ffa1363b77a821a843c069c71ef7650f4d2ecfea1e8',
        'sureness': 1,
    },
    'Hebrew': {
        'script': 'Hebr', 'languages': ['heb'], 'blocks': [(0x05D0, 0x05EA)],
        'package': 'tesseract-ocr-script-hebr', 'sha256': '4f4f3405404a61e21e5c16316ed5c3052ddb3572a75e0b3dc3fe118b12dea76e',
        'sureness': 1,
    },
    'Devanagari': {
        'script': 'Deva', 'languages': ['hin'], 'blocks': [(0x0900, 0x094D), (0x0958, 0x095F)],
        'package': 'tesseract-ocr-script-deva', 'sha256': '3bbb87c1de2a6a2ef0a97dc041e6eea2723a1c22d638f5e38157a5cd441c12b7',
        'sureness': 1,
    },
    'Bengali': {
        'script': 'Beng', 'languages': ['ben'], 'blocks': [(0x0980, 0x09E3)], 'read_as': {'ৰ': 'র'},
        'package': 'tesseract-ocr-script-beng', 'sha256': 'd04c2064bd0ffcd18488c4048d40d88ab056185f3462c2337b52f9e6c51158e5',
        'sureness': 2,
    },
    'Tamil': {
        'script': 'Taml', 'languages': ['tam'], 'blocks': [(0x0B80, 0x0BD7)],
        'package': 'tesseract-ocr-script-taml', 'sha256': '6857e222c6977986915bd073f669c2cde33039dedde26603ed6be87b0a8d62bb',
        'sureness': 1,
    },
    'Thai': {
        'script': 'Thai', 'languages': ['tha'], 'blocks': [(0x0E01, 0x0E4E)],
        'package': 'tesseract-ocr-script-thai', 'sha256': 'd9e34be94556ddb65fd7e04892ff606e1a5b696d0eb422b5a7efc6859943702d',
        'sureness': 1, 'more': '๔๖๗๘๙', 'like': '๕',
    },
    'Hangul': {
        'script': 'Kore', 'languages': ['kor'], 'blocks': [(0xAC00, 0xD7A3)],
        'package': 'tesseract-ocr-script-hang', 'sha256': 'cae2d12b8cdac6b62643b65915bec347e80970adc55228ca42ac1ec8909b198a',
        'sureness': 4,
    },
}


def recogniser_of(name):
    return recogniser_from(name, (FOLDER / f'{name}.traineddata').read_bytes())


def recogniser_from(name, data):
    """The published network, and for each letter that it lacks a class that has learned nothing yet."""
    recogniser = read_recogniser(data)
    read_as = NETWORKS[name].get('read_as', {})
    recogniser.letters = [(codes, read_as.get(letter, letter)) for codes, letter in recogniser.letters]
    more = NETWORKS[name].get('more', '')
    if more:
        softmax = recogniser.network.of[-1]
        rows = softmax.matrices[0]
        recogniser.letters += [((softmax.outputs + i,), letter) for i, letter in enumerate(more)]
        like = next(codes[0] for codes, letter in recogniser.letters if letter == NETWORKS[name]['like'])
        weights, scales = (np.concatenate([values, np.repeat(values[like : like + 1], len(more), axis=0)]) for values in (rows.weights, rows.scales))
        softmax.matrices = [Rows(weights, scales)]
        softmax.outputs += len(more)
    return recogniser
