package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"time"
)

// Verify is true when the delivery was signed with the secret at most five minutes ago. Headers by lower-case name.
func Verify(secret string, headers map[string]string, rawBody []byte) bool {
	id, timestamp := headers["webhook-id"], headers["webhook-timestamp"]
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > 300 {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(rawBody)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, signature := range strings.Split(headers["webhook-signature"], " ") {
		if hmac.Equal([]byte(signature), []byte(expected)) {
			return true
		}
	}
	return false
}

// A delivery on standard input (headers, an empty line, the body), the secret as argument: prints valid or invalid.
func main() {
	input, _ := io.ReadAll(os.Stdin)
	head, body, _ := bytes.Cut(input, []byte("\n\n"))
	headers := map[string]string{}
	for _, line := range strings.Split(string(head), "\n") {
		name, value, _ := strings.Cut(line, ":")
		headers[strings.ToLower(name)] = strings.TrimSpace(value)
	}
	if Verify(os.Args[1], headers, body) {
		fmt.Println("valid")
	} else {
		fmt.Println("invalid")
	}
}
