import base64
import hashlib
import hmac
import sys
import time


def verify(secret, headers, raw_body):
    """True when the delivery was signed with the secret at most five minutes ago. Headers by lower-case name."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + raw_body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.encode(), f"v1,{expected}".encode()) for one in signatures)


# A delivery on standard input (headers, an empty line, the body), the secret as argument: prints valid or invalid.
if __name__ == "__main__":
    head, _, body = sys.stdin.buffer.read().partition(b"\n\n")
    pairs = (line.split(":", 1) for line in head.decode().split("\n"))
    given = {name.lower(): value.strip() for name, value in pairs}
    print("valid" if verify(sys.argv[1], given, body) else "invalid")
