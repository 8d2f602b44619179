from .finish import Document
from .make import make

__all__ = ['Document', 'make']
