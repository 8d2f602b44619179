"""Answers for another reader, one JSON line per picture: `peer.py passporteye|rapidocr|tesseract|tesseract-text`.

Asked: {"file": path}, for tesseract {"files": [path], "psm": "6"}, for tesseract-text {"file": path, "languages": "tha+eng"}. Answered: {"texts": [line], "record": {...} or null,
"valid": true|false|null, "seconds": of the processor, children too}. Texts as the reader gives them.
"""

import json
import resource
import shutil
import subprocess
import sys

WHITELIST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<"


def processor_seconds():
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(used.ru_utime + used.ru_stime for used in both)


def tesseract():
    if shutil.which("tesseract") is None:
        sys.exit("tesseract is not installed")

    def read(asked):
        texts = []
        for file in asked["files"]:
            command = ["tesseract", file, "-", "--psm", asked["psm"], "-c", f"tessedit_char_whitelist={WHITELIST}"]
            command += ["-c", "load_system_dawg=F", "-c", "load_freq_dawg=F"]
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
            texts += [line for line in done.stdout.splitlines() if line.strip()]
        return {"texts": texts, "record": None, "valid": None}

    return read


def tesseract_text():
    if shutil.which("tesseract") is None:
        sys.exit("tesseract is not installed")

    def read(asked):
        command = ["tesseract", asked["file"], "-", "--psm", "11", "-l", asked["languages"]]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
        texts = [line for line in done.stdout.splitlines() if line.strip()]
        return {"texts": texts, "record": None, "valid": None}

    return read


def passporteye():
    from passporteye import read_mrz
    from passporteye.mrz.text import MRZOCRCleaner

    def read(asked):
        found = read_mrz(asked["file"], extra_cmdline_params=asked.get("parameters", ""))
        if found is None:
            return {"texts": [], "record": None, "valid": None}
        fields = ("number", "surname", "names", "date_of_birth", "expiration_date")
        texts = MRZOCRCleaner.apply(found.aux["raw_text"])
        return {"texts": texts, "record": {key: getattr(found, key, None) for key in fields}, "valid": found.valid}

    return read


def rapidocr():
    import logging

    from rapidocr import RapidOCR

    logging.disable(logging.CRITICAL)
    engine = RapidOCR()

    def read(asked):
        found = engine(asked["file"])
        return {"texts": list(found.txts or []), "record": None, "valid": None}

    return read


def main():
    readers = {"tesseract": tesseract, "tesseract-text": tesseract_text, "passporteye": passporteye, "rapidocr": rapidocr}
    read = readers[sys.argv[1]]()
    answers = sys.stdout
    sys.stdout = sys.stderr
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        begun = processor_seconds()
        try:
            answer = read(json.loads(line))
        except Exception as error:  # A reader that breaks on a picture has not read it.
            answer = {"texts": [], "record": None, "valid": None, "error": f"{type(error).__name__}: {error}"}
        print(json.dumps({**answer, "seconds": processor_seconds() - begun}), file=answers, flush=True)


main()
