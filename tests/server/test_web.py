"""What any web server should do: pages and their headers, methods, and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import OwnServer, Server


def test_the_page_says_how_to_build_it_or_is_served(own_server: OwnServer, tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>The table</title>")
    (built / "assets" / "main-1a2b.js").write_text("export {}")
    server = own_server(static=built)
    for path in ("/", "/game/some-link", "/rules"):
        page = server.http.get(path)
        assert (page.status_code, page.text) == (200, "<title>The table</title>")
        assert page.headers["content-type"].startswith("text/html")
    script = server.http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert server.http.get("/assets/main-old.js").status_code == 404
    (built / "index.html").unlink()
    assert "not built" in server.http.get("/").text
    polish = server.http.get("/", headers={"Accept-Language": "fr-FR,pl-PL;q=0.9,en;q=0.8"}).text
    assert 'lang="pl"' in polish
    assert "nie jest jeszcze zbudowany" in polish


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/rules", "/api/nothing"])
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    """So ask those that watch over servers, and messengers that preview a link."""
    whole, head = server.http.get(path), server.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "x-content-type-options"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert server.http.get(path).content == whole.content  # the line is still in step


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/games/AAAA", "DELETE, GET, HEAD, OPTIONS, PATCH"),
        ("DELETE", "/api/games", "OPTIONS, POST"),
        ("TRACE", "/api/health", "GET, HEAD, OPTIONS"),
        ("POST", "/", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(
    server: Server, method: str, path: str, allowed: str
) -> None:
    answer = server.http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert answer.json()["code"] == "bad-message"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/assets/none.js", "/g/abc"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    assert headers["content-security-policy"].startswith(
        "default-src 'self'; img-src 'self' blob:;"
    )
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/..%2f..%2fapp.py", "//etc/passwd"]
)
def test_no_file_outside_the_client_is_served(server: Server, path: str) -> None:
    text = server.http.get(path).text
    assert "import" not in text
    assert "root:" not in text


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/api", "/api/nothing"])
def test_programs_are_not_given_the_page(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/a%00b/c",
        "/" + "x" * 300,
        "/" + "x/" * 3000,
        "/.built",
        "/a/.git",
    ],
)
def test_what_can_be_no_file_is_not_found(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert '"level":"error"' not in server.log.read_text()
