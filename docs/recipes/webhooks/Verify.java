import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Verify {
    /** True when the delivery was signed with the secret at most five minutes ago. Headers by lower-case name. */
    static boolean verify(String secret, Map<String, String> headers, byte[] rawBody) throws Exception {
        String id = headers.getOrDefault("webhook-id", "");
        String timestamp = headers.getOrDefault("webhook-timestamp", "");
        if (!timestamp.matches("\\d{1,12}")) return false;
        if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(timestamp)) > 300) return false;
        byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        byte[] expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(rawBody))).getBytes();
        for (String signature : headers.getOrDefault("webhook-signature", "").split(" "))
            if (MessageDigest.isEqual(signature.getBytes(StandardCharsets.UTF_8), expected)) return true;
        return false;
    }

    /** A delivery on standard input (headers, an empty line, the body), the secret as argument. */
    public static void main(String[] args) throws Exception {
        byte[] input = System.in.readAllBytes();
        String text = new String(input, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\n\n");
        Map<String, String> headers = new HashMap<>();
        for (String line : text.substring(0, end).split("\n")) {
            int colon = line.indexOf(':');
            headers.put(line.substring(0, colon).toLowerCase(), line.substring(colon + 1).trim());
        }
        byte[] body = text.substring(end + 2).getBytes(StandardCharsets.ISO_8859_1);
        System.out.println(verify(args[0], headers, body) ? "valid" : "invalid");
    }
}
