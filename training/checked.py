"""What was fetched is what was published, or nothing is made of it."""
import hashlib
import sys


def checked(name, data, expected):
    """`data`, once its SHA-256 is the expected one; ends the program when it is not."""
    found = hashlib.sha256(data).hexdigest()
    if found != expected:
        sys.exit(f'{name}: SHA-256 is {found}, expected {expected}')
    return data
