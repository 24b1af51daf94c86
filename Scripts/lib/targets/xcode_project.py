"""The objects of an `.xcodeproj`, as the parser of PyPI's `pbxproj` reads them."""

import os

from openstep_parser import OpenStepDecoder


class Project:
    """The objects of one project, where its files are, and its targets by identifier."""

    def __init__(self, bundle, root):
        self.bundle, self.root = bundle, root
        self.path = os.path.relpath(bundle, root)
        with open(os.path.join(bundle, "project.pbxproj"), encoding="utf-8") as file:
            try:
                tree = OpenStepDecoder.ParseFromFile(file)
            except Exception as problem:  # The parser has no error type of its own.
                raise ValueError(f"cannot read '{self.path}': {problem}") from problem
        self.root_id, self.objects = tree["rootObject"], tree["objects"]
        self.main = self.objects[self.root_id]
        source_root = os.path.join(os.path.dirname(bundle), self.main.get("projectDirPath", ""))
        self.source_root = os.path.normpath(source_root)
        self.target_ids = [each for each in self.main["targets"] if each in self.objects]
        self.parents = {
            child: group for group, it in self.objects.items() for child in it.get("children", [])
        }

    def object(self, identifier):
        """Returns an object, or an empty one if no object has the identifier."""
        return self.objects.get(identifier, {})

    def all_of(self, isa):
        """Returns all objects of a kind, with their identifiers."""
        return [(key, it) for key, it in self.objects.items() if it.get("isa") == isa]

    def listed(self, owner, key):
        """Returns the objects that a list in another object names, without missing ones."""
        return [self.objects[each] for each in owner.get(key, []) if each in self.objects]

    def build_files(self, target, kinds):
        """Yields the entries in a target's build phases of some kinds."""
        for phase in self.listed(target, "buildPhases"):
            if phase.get("isa") in kinds:
                yield from self.listed(phase, "files")

    def place(self, identifier, depth=0):
        """Returns the absolute path of a file or group, or None if it is not in the sources."""
        it = self.objects.get(identifier)
        if it is None or depth > 200:
            return None
        path, tree = it.get("path", ""), it.get("sourceTree", "<group>")
        if tree == "<absolute>":
            return path
        if tree == "SOURCE_ROOT":
            base = self.source_root
        elif tree == "<group>":
            parent = self.parents.get(identifier)
            base = self.source_root if parent is None else self.place(parent, depth + 1)
        else:
            return None
        return None if base is None else os.path.normpath(os.path.join(base, path))

    def name(self, target_id):
        return self.objects[target_id]["name"]

    def key(self, target_id):
        return (self.path, self.name(target_id))
