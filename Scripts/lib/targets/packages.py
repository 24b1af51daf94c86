"""The packages of a checkout, as `swift package dump-package` describes them."""

import json
import os
import subprocess

from target import Target, identifier, is_below, swift_below

SOURCES = ["Sources", "Source", "src", "srcs"]
FOLDERS = {"test": ["Tests", *SOURCES], "plugin": ["Plugins"]}


class Packages:
    """The targets and products of packages, by the package's folder relative to the root."""

    def __init__(self, root, folders, scratch):
        self.root = root
        self.manifests = {folder: _dump(os.path.join(root, folder), scratch) for folder in folders}
        self.products = {}
        for folder, manifest in self.manifests.items():
            for product in manifest["products"]:
                keys = {(folder, target) for target in product["targets"]}
                self.products.setdefault(product["name"], {})[folder] = keys

    def product(self, name, folders):
        """Returns the keys of the targets of a product in the packages of some folders."""
        made = self.products.get(name, {})
        return {key for folder in folders for key in made.get(folder, ())}

    def product_of_any(self, name):
        """Returns the keys of the targets of a product in all packages that have it."""
        return self.product(name, self.products.get(name, {}))

    def targets(self):
        for folder, manifest in self.manifests.items():
            local = self._local(manifest)
            own = {target["name"] for target in manifest["targets"]}
            for target in manifest["targets"]:
                sees = set()
                for dependency in target["dependencies"]:
                    ((kind, (name, package, *_)),) = dependency.items()
                    if kind != "product" and name in own:
                        sees.add((folder, name))
                        continue
                    named = package if kind == "product" and package else name
                    at = local.get(named.lower())
                    folders = set(local.values()) if at is None else {at}
                    sees |= self.product(name, folders)
                files = self._files(folder, manifest, target)
                key = (folder, target["name"])
                yield Target(key, {identifier(target["name"])}, files, sees - {key})

    def _local(self, manifest):
        """Returns the folders of the packages that a manifest lists by path, by all their names."""
        folders = {}
        for dependency in manifest["dependencies"]:
            for it in dependency.get("fileSystem", []):
                folder = os.path.relpath(it["path"], self.root)
                explicit = it.get("nameForTargetDependencyResolutionOnly") or it["identity"]
                for name in (it["identity"], os.path.basename(folder), explicit):
                    folders[name.lower()] = folder
        return folders

    def _files(self, folder, manifest, target):
        path = self._path(folder, manifest, target)
        if path is None or target["type"] in ("binary", "system"):
            return set()
        base = os.path.normpath(os.path.join(folder, path))
        return {
            os.path.normpath(os.path.join(base, file))
            for file in swift_below(os.path.join(self.root, base))
            if not is_below(file, target.get("exclude") or [])
            and (not target.get("sources") or is_below(file, target["sources"]))
        }

    def _path(self, folder, manifest, target):
        """Returns the folder of a target's sources, as written or where SwiftPM looks for it."""
        if target.get("path") is not None:
            return target["path"]
        candidates = FOLDERS.get(target["type"], SOURCES)
        paths = [os.path.join(each, target["name"]) for each in candidates]
        if sum(each["type"] == target["type"] for each in manifest["targets"]) == 1:
            paths += candidates
        exist = (path for path in paths if os.path.isdir(os.path.join(self.root, folder, path)))
        return next(exist, None)


def _dump(folder, scratch):
    command = ["swift", "package", "--package-path", folder, "--scratch-path", scratch]
    answer = subprocess.run([*command, "dump-package"], capture_output=True, text=True)
    if answer.returncode != 0:
        raise ValueError(f"'swift package dump-package' fails in '{folder}':\n{answer.stderr}")
    return json.loads(answer.stdout)
