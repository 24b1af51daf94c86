"""Whether code in one file can refer to a declaration in another file.

A target sees its declared dependencies, directly and indirectly. It also sees the modules that its
files import: Xcode builds all targets into one folder, so an import compiles although no dependency
is declared. If several targets make a module of that name, all of them count. A target that is not
visible by these rules could be visible only by a search path that is set by hand.
"""

import os
import re

IMPORT = re.compile(
    r"[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*"
    r"(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?([A-Za-z_]\w*)"
)


class Visibility:
    def __init__(self, root, targets):
        self.root = root
        self.targets = {target.key: target for target in targets}
        self.of_file, self.of_module = {}, {}
        for target in targets:
            for path in target.files:
                self.of_file.setdefault(path, []).append(target)
            for module in target.modules:
                self.of_module.setdefault(module, []).append(target)
        self.declared, self.visible = {}, {}

    def can_see(self, path, other):
        """Whether a target with the file `path` sees a target with the file `other`.

        Nothing is known of a file that no target compiles: it sees all files, and all see it.
        """
        if path not in self.of_file or other not in self.of_file:
            return True
        theirs = {target.key for target in self.of_file[other]}
        return any(theirs & self._visible(target) for target in self.of_file[path])

    def _visible(self, target):
        """Returns the keys of the targets that a target sees, directly or indirectly."""
        if target.key not in self.visible:
            visible = set(self._declared(target))
            known = {module for key in visible for module in self.targets[key].modules}
            # The name of a declared module means that module, not another of the same name.
            for module in self._imported(target) - known:
                for other in self.of_module.get(module, []):
                    visible |= self._declared(other)
            self.visible[target.key] = visible
        return self.visible[target.key]

    def _declared(self, target):
        if target.key not in self.declared:
            seen, todo = {target.key}, [target.key]
            while todo:
                new = self.targets[todo.pop()].sees & self.targets.keys() - seen
                seen |= new
                todo += new
            self.declared[target.key] = seen
        return self.declared[target.key]

    def _imported(self, target):
        modules = set()
        for path in target.files:
            with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
                modules |= set(_imports(file.read()))
        return modules


def _imports(text):
    """Yields the modules that a file imports.

    Imports in branches of `#if canImport` are left out, because the target need not see them.
    """
    if "import" not in text:
        return
    conditional = []
    for line in re.sub(r"/\*.*?\*/", "", text, flags=re.S).split("\n"):
        word = line.strip()
        if word.startswith("#if"):
            conditional.append("canImport" in word)
        elif word.startswith("#else") and conditional:
            conditional[-1] = conditional[-1] or "canImport" in word
        elif word.startswith("#endif") and conditional:
            conditional.pop()
        elif not any(conditional) and (match := IMPORT.match(line)):
            yield match[1]
