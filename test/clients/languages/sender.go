// Sends each request that a line of standard input describes, as Go's own HTTP client does.
//
// A line: method, address, and the body as base64 or "-" for none. The answer: status and body as base64.
package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

func send(client *http.Client, line string) (string, error) {
	parts := strings.Fields(line)
	var body io.Reader
	if parts[2] != "-" {
		content, err := base64.StdEncoding.DecodeString(parts[2])
		if err != nil {
			return "", err
		}
		body = bytes.NewReader(content)
	}
	request, err := http.NewRequest(parts[0], parts[1], body)
	if err != nil {
		return "", err
	}
	request.Header.Set("X-Api-Key", os.Getenv("CLIENT_KEY"))
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	reply, err := client.Do(request)
	if err != nil {
		return "", err
	}
	defer reply.Body.Close()
	content, err := io.ReadAll(reply.Body)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%d %s", reply.StatusCode, base64.StdEncoding.EncodeToString(content)), nil
}

func main() {
	client := &http.Client{Timeout: 80 * time.Second}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		answer, err := send(client, lines.Text())
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(answer)
	}
}
