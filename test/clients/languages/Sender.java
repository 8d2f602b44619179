import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;

/**
 * Sends each request that a line of standard input describes, as Java's own HTTP client does: it offers HTTP/2 with each.
 *
 * <p>A line: method, address, and the body as base64 or "-" for none. The answer: status and body as base64.
 */
class Sender {
    public static void main(String[] args) throws Exception {
        HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split(" ");
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(URI.create(parts[1]))
                            .timeout(Duration.ofSeconds(80))
                            .header("X-Api-Key", System.getenv("CLIENT_KEY"));
            if (parts[2].equals("-")) {
                request.method(parts[0], HttpRequest.BodyPublishers.noBody());
            } else {
                byte[] body = Base64.getDecoder().decode(parts[2]);
                request.header("Content-Type", "application/json")
                        .method(parts[0], HttpRequest.BodyPublishers.ofByteArray(body));
            }
            HttpResponse<byte[]> reply =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            System.out.println(
                    reply.statusCode() + " " + Base64.getEncoder().encodeToString(reply.body()));
        }
    }
}
