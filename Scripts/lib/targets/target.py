"""The targets of this check, and the names and paths that projects and packages share."""

import dataclasses
import os
import re

# Folders that Xcode treats as files; Swift in them is not compiled with the target around them.
OPAQUE = (".docc", ".playground", ".xctemplate", ".bundle")


@dataclasses.dataclass
class Target:
    """A target of an Xcode project or a package.

    `key` is the path of the project or package and the name of the target. `modules` has more than
    one name only if configurations differ. `sees` has the keys of the declared dependencies.
    """

    key: tuple
    modules: set
    files: set
    sees: set

    def __str__(self):
        return ":".join(self.key)


def identifier(name):
    """Returns the module name that Xcode and SwiftPM make from the name of a product or target."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", name)
    return "_" + name[1:] if name[:1].isdigit() else name


def swift_below(folder, left_out=()):
    """Yields the Swift files below a folder, relative to it, except below folders in `left_out`."""
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(
            name
            for name in folders
            if not name.startswith(".")
            and not name.endswith(OPAQUE)
            and os.path.join(parent, name) not in left_out
        )
        for name in files:
            if name.endswith(".swift") and not name.startswith("."):
                yield os.path.relpath(os.path.join(parent, name), folder)


def is_below(path, names):
    """Whether a relative path is one of the files, or is in one of the folders."""
    names = [os.path.normpath(name) for name in names]
    return any(name in (".", path) or path.startswith(name + "/") for name in names)
