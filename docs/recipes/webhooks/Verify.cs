using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Verify
{
    /// <summary>True when the delivery was signed with the secret at most five minutes ago. Headers by lower-case name.</summary>
    public static bool IsValid(string secret, IReadOnlyDictionary<string, string> headers, byte[] rawBody)
    {
        headers.TryGetValue("webhook-id", out var id);
        headers.TryGetValue("webhook-timestamp", out var timestamp);
        headers.TryGetValue("webhook-signature", out var signatures);
        if (!long.TryParse(timestamp, out var seconds)) return false;
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > 300) return false;
        var key = Convert.FromBase64String(secret.StartsWith("whsec_") ? secret.Substring(6) : secret);
        var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(rawBody).ToArray();
        using var hmac = new HMACSHA256(key);
        var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(hmac.ComputeHash(signed)));
        return (signatures ?? "").Split(' ')
            .Any(one => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(one), expected));
    }

    /// <summary>A delivery on standard input (headers, an empty line, the body), the secret as argument.</summary>
    public static void Main(string[] args)
    {
        using var memory = new MemoryStream();
        Console.OpenStandardInput().CopyTo(memory);
        var text = Encoding.Latin1.GetString(memory.ToArray());
        var end = text.IndexOf("\n\n", StringComparison.Ordinal);
        var headers = text.Substring(0, end).Split('\n').Select(line => line.Split(':', 2))
            .ToDictionary(pair => pair[0].ToLowerInvariant(), pair => pair[1].Trim());
        Console.WriteLine(IsValid(args[0], headers, Encoding.Latin1.GetBytes(text.Substring(end + 2))) ? "valid" : "invalid");
    }
}
