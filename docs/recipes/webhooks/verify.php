<?php

/** True when the delivery was signed with the secret at most five minutes ago. Headers by lower-case name. */
function verify(string $secret, array $headers, string $rawBody): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// A delivery on standard input (headers, an empty line, the body), the secret as argument: prints valid or invalid.
[$head, $body] = explode("\n\n", stream_get_contents(STDIN), 2);
$headers = [];
foreach (explode("\n", $head) as $line) {
    [$name, $value] = explode(':', $line, 2);
    $headers[strtolower($name)] = trim($value);
}
echo verify($argv[1], $headers, $body) ? "valid\n" : "invalid\n";
