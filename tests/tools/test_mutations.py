"""The mutations follow the kernel: each has a place that is there, and a name of its own."""

from tools.mutations import changed_place, kept_places, kernel_files


def test_every_place_of_a_mutation_is_there() -> None:
    """Where one is gone, the search for it ends with an error that names it."""
    files = kernel_files()
    for place in kept_places():
        mutation = changed_place(place, files)
        assert mutation.text != files[mutation.file], place.name


def test_no_two_places_have_one_name() -> None:
    names = [place.name for place in kept_places()]
    assert len(set(names)) == len(names)
