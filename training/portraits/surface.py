"""Topology: one step of Catmull-Clark subdivision as a matrix, and triangles."""

import numpy as np
from scipy.sparse import csr_matrix


def subdivide(faces, count):
    """
    One Catmull-Clark step. Faces may be triangles or quads (a quad may repeat a corner).
    @returns (matrix: old vertices → new ones, new quads, parent face of each quad). Vertices of no face stay where they are.
    """
    faces = [tuple(dict.fromkeys(face)) for face in faces]
    edges, touching = {}, {}
    for number, face in enumerate(faces):
        for a, b in zip(face, face[1:] + face[:1]):
            key = (min(a, b), max(a, b))
            edges.setdefault(key, len(edges))
            touching.setdefault(key, []).append(number)
    entries = []

    def add(row, columns, weight):
        entries.extend((row, column, weight) for column in columns)

    first_face, first_edge = count, count + len(faces)
    for number, face in enumerate(faces):
        add(first_face + number, face, 1 / len(face))
    around = [[] for _ in range(count)]
    rim = [[] for _ in range(count)]
    for key, number in edges.items():
        sides = touching[key]
        if len(sides) == 2:
            add(first_edge + number, key, 0.25)
            for side in sides:
                add(first_edge + number, faces[side], 0.25 / len(faces[side]))
        else:
            add(first_edge + number, key, 0.5)
            rim[key[0]].append(key[1])
            rim[key[1]].append(key[0])
        around[key[0]].append(key[1])
        around[key[1]].append(key[0])
    of_vertex = [[] for _ in range(count)]
    for number, face in enumerate(faces):
        for vertex in face:
            of_vertex[vertex].append(number)
    for vertex in range(count):
        n = len(of_vertex[vertex])
        if n == 0:
            add(vertex, (vertex,), 1.0)
        elif rim[vertex]:
            add(vertex, (vertex,), 0.75)
            add(vertex, rim[vertex], 0.25 / len(rim[vertex]))
        else:
            add(vertex, (vertex,), (n - 3) / n + 1 / n)
            add(vertex, around[vertex], 1 / n / len(around[vertex]))
            for number in of_vertex[vertex]:
                add(vertex, faces[number], 1 / n / n / len(faces[number]))
    rows, columns, weights = zip(*entries)
    matrix = csr_matrix((weights, (rows, columns)), shape=(count + len(faces) + len(edges), count))
    quads, parents = [], []
    for number, face in enumerate(faces):
        for before, here, after in zip(face[-1:] + face[:-1], face, face[1:] + face[:1]):
            quads.append((here, first_edge + edges[min(here, after), max(here, after)], first_face + number,
                          first_edge + edges[min(here, before), max(here, before)]))
            parents.append(number)
    return matrix, np.array(quads), np.array(parents)


def triangles_of(faces):
    """Two triangles a quad; corners that coincide give none."""
    return np.array([part for face in faces for part in ((face[0], face[1], face[2]), (face[0], face[2], face[-1])) if len(set(part)) == 3])
