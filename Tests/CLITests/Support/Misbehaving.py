"""A server on a port of this machine that answers as the second argument says."""
import socketserver
import sys
import time

how = sys.argv[2]


def answer(file, status, body=b"", headers=b""):
    file.write(b"HTTP/1.1 %s\r\nContent-Length: %d\r\n%s\r\n" % (status, len(body), headers) + body)


class Handler(socketserver.StreamRequestHandler):
    def handle(self):
        if how == "hangs before it answers":
            time.sleep(60)
        while line := self.rfile.readline():
            method, path = line.split()[:2]
            size = 0
            while (header := self.rfile.readline()) not in (b"\r\n", b""):
                if header.lower().startswith(b"content-length:"):
                    size = int(header.split(b":")[1])
            body = self.rfile.read(size)
            if not self.reply(method, path, body):
                return

    def reply(self, method, path, body):
        if how == "is garbage":
            self.wfile.write(bytes(range(256)) * 8)
            return False
        if how == "hangs within a body":
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n# spindle cache 1\n")
            self.wfile.flush()
            time.sleep(60)
        elif how == "sends a byte now and then":
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
            for _ in range(600):
                self.wfile.write(b"#")
                self.wfile.flush()
                time.sleep(0.1)
        elif how == "never stops":
            self.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
            try:
                while True:
                    self.wfile.write(b"#" * 65536)
            except OSError:
                return False
        elif how == "closes":
            return False
        elif how == "fails":
            answer(self.wfile, b"503 No")
        elif how == "wants a password":
            answer(self.wfile, b"401 No", headers=b"WWW-Authenticate: Basic realm=x\r\n")
        elif how == "has a page for everything":
            answer(self.wfile, b"200 OK", b"<html>Please log in</html>")
        elif how == "leads elsewhere":
            answer(self.wfile, b"302 Found", headers=b"Location: ftp://127.0.0.1:9/x\r\n")
        elif how == "leads in circles":
            answer(self.wfile, b"302 Found", headers=b"Location: %s\r\n" % path)
        elif how == "takes nothing":
            answer(self.wfile, b"404 No" if method == b"GET" else b"403 No")
        elif how == "is slow":
            time.sleep(0.4)
            answer(self.wfile, b"404 No" if method == b"GET" else b"201 OK")
        return True


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, address):
        pass


Server(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
