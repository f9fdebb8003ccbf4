"""`python -m gravehold` and the `gravehold` command; without its packages, how to get them."""

import sys


def main() -> None:
    try:
        from gravehold.cli.app import main as run

        run()
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name in ("", "gravehold"):
            raise
        from gravehold.words import locale
        from gravehold.words.language import of_arguments

        lang = of_arguments(sys.argv[1:])
        message = locale.say(lang, "error-no-package", name=name)
        print(locale.fill(lang, "error", "", {"message": message}), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
