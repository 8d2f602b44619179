"""Derives the networks that read Arabic, Hebrew, Devanagari, Bengali, Tamil, Thai and Korean print from Tesseract's language files.

    .cache/training/bin/pip install -r training/scripts/tesseract/requirements.txt
    .cache/training/bin/python training/scripts/tesseract/derive.py [--learned FOLDER] [--only Thai] [--out models]

Source: the Debian packages tesseract-ocr-script-* 1:4.1.0-2 (tessdata_fast, Apache-2.0), fetched by `apt-get download`; each language
file is checked by SHA-256. No program of Tesseract's runs here or in the service.

script-*.onnx           the layers of the file as an ONNX graph (`recurrent_graph.py`), weights in eight bits as published
script-*.alphabet.json  the text of each code that the network answers with, the parts of Hangul's syllables, the height of its
                        input, and by how much its sureness is overstated

`--learned` names the folder in which `finetune.py` wrote what a network learned beyond (`Thai.npz`); a network without such a file is
written as published.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from checked import checked  # noqa: E402
from codes import FINALS, HANGUL, VOWELS, letters_of  # noqa: E402
from manifest import write_rows  # noqa: E402
from networks import NETWORKS, recogniser_from  # noqa: E402
from recurrent_graph import height_of, write_graph  # noqa: E402
from traineddata import learned  # noqa: E402

INITIALS = 19
VERSION = '1:4.1.0-2'


def language_file(name, folder):
    package, expected = NETWORKS[name]['package'], NETWORKS[name]['sha256']
    path = folder and folder / f'{name}.traineddata'
    if not path or not path.exists():
        fetched = pathlib.Path(tempfile.mkdtemp())
        subprocess.run(['apt-get', 'download', f'{package}={VERSION}'], cwd=fetched, check=True)
        subprocess.run(['dpkg-deb', '-x', str(next(fetched.glob('*.deb'))), str(fetched)], check=True)
        path = next(fetched.rglob(f'{name}.traineddata'))
    return checked(path.name, path.read_bytes(), expected)


def alphabet_of(recogniser, sureness):
    letters = letters_of(recogniser)
    classes = recogniser.network.of[-1].outputs
    table = {'blank': recogniser.blank, 'height': height_of(recogniser.network), 'sureness': sureness,
             'codes': [letters.get((code,), '') for code in range(classes)]}
    syllables = {letter: codes for codes, letter in letters.items() if len(codes) == 3}
    others = [letter for codes, letter in letters.items() if len(codes) > 1 and len(codes) != 3]
    if others:
        sys.exit(f'letters of several codes that are no Hangul: {others}')
    if syllables:
        part = lambda count, place, at: [
            next((codes[at] for letter, codes in syllables.items() if place(ord(letter) - HANGUL) == i), -1) for i in range(count)]
        table['hangul'] = {
            'initials': part(INITIALS, lambda s: s // (VOWELS * FINALS), 0),
            'vowels': part(VOWELS, lambda s: s // FINALS % VOWELS, 1),
            'finals': part(FINALS, lambda s: s % FINALS, 2),
        }
    return table


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--tessdata', type=pathlib.Path, help='a folder with the language files; else they are fetched')
    arguments.add_argument('--learned', type=pathlib.Path)
    arguments.add_argument('--only')
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    for name in [options.only] if options.only else NETWORKS:
        recogniser = recogniser_from(name, language_file(name, options.tessdata))
        more = options.learned and options.learned / f'{name}.npz'
        origin = f'{name} of Tesseract 4 (tessdata_fast), as published in the Debian package {NETWORKS[name]["package"]} {VERSION}'
        if more and more.exists():
            recogniser.network = learned(recogniser.network, dict(np.load(more)))
            origin += ', taught further for this repository on drawn lines alone'
        file = 'script-' + NETWORKS[name]['script'].lower()
        alphabet = alphabet_of(recogniser, NETWORKS[name]['sureness'])
        model = write_graph(recogniser.network, 'training/scripts/tesseract')
        model.doc_string = f'{name} recogniser of Tesseract (Apache-2.0) as an ONNX graph, by training/scripts/tesseract/derive.py'
        (options.out / f'{file}.onnx').write_bytes(model.SerializeToString(deterministic=True))
        text = json.dumps(alphabet, ensure_ascii=False, separators=(',', ':')) + '\n'
        (options.out / f'{file}.alphabet.json').write_text(text, encoding='utf-8')
        row = {'licence': 'Apache-2.0', 'origin': origin, 'derivedBy': 'training/scripts/tesseract/derive.py'}
        write_rows(options.out, dict.fromkeys((f'{file}.onnx', f'{file}.alphabet.json'), row))
        print(file, (options.out / f'{file}.onnx').stat().st_size, 'bytes', len(alphabet['codes']), 'codes')


if __name__ == '__main__':
    main()
