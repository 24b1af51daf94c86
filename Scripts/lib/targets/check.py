"""Compares Lintel's modules and edges with an independent reader, for Scripts/check-targets.

Usage: check.py LINTEL SCRATCH FOLDER ...
"""

import os
import sys

from checkout import targets
from lintel_graph import NO_MODULE, LintelGraph
from visibility import Visibility


def makes(target, module):
    """Whether a target makes the module that Lintel calls `module`.

    Modules of one name are distinguished by the target, the project file, or both, in parentheses
    after the name: `App (App iOS)`.
    """
    name, _, detail = module.removesuffix(")").partition(" (")
    project, own = target.key
    *words, place = detail.split(" in ")
    is_of_project = os.path.dirname(place) == os.path.normpath(project).removeprefix(".")
    return name in target.modules and (
        detail in ("", own) or words in ([], [own]) and is_of_project
    )


def are_made_by(modules, targets):
    """Whether there are as many modules as targets, and each target makes one of them."""
    if len(modules) != len(targets):
        return False
    left = list(targets)
    for module in modules:
        target = next((target for target in left if makes(target, module)), None)
        if target is None:
            return False
        left.remove(target)
    return True


def misread_members(graph, visibility):
    """Yields each file whose modules are not those of the targets that compile it."""
    for path, modules in sorted(graph.modules.items()):
        compiling = visibility.of_file.get(path, [])
        if not are_made_by([name for name in modules if name != NO_MODULE], compiling):
            said = ", ".join(f"'{name}'" for name in modules)
            by = ", ".join(f"'{target}'" for target in compiling) or "no target"
            names = sorted({name for target in compiling for name in target.modules})
            into = ", ".join(f"'{name}'" for name in names) or "no module"
            yield f"{path}: Lintel says {said}, but it is compiled by {by}, into {into}"


def unseen_edges(graph, visibility):
    """Yields each certain edge to a file that no target with the first file can see."""
    for edge in graph.certain():
        if not visibility.can_see(edge["from"], edge["to"]):
            place = edge["places"][0]
            where = f"{place['path']}:{place['line']}:{place['column']}"
            ends = " and ".join(
                ", ".join(f"'{target}'" for target in visibility.of_file[edge[end]])
                for end in ("from", "to")
            )
            yield f"{where}: uses {edge['to']}, which cannot be seen from here ({ends})"


def check(lintel, scratch, folder):
    """Prints the counts and the differences of a folder, and returns the number of differences."""
    root = os.path.realpath(folder)
    graph = LintelGraph(lintel, root)
    found = targets(root, scratch)
    compiling = sum(bool(target.files) for target in found)
    if compiling == 0:
        raise ValueError(f"no target in '{folder}' compiles Swift")
    visibility = Visibility(root, found)
    misread = list(misread_members(graph, visibility))
    unseen = list(unseen_edges(graph, visibility))
    certain = len(graph.certain())
    compared = len(graph.modules.keys() & visibility.of_file.keys())
    left_out = len(visibility.of_file) - compared
    print(
        f"{os.path.basename(root)}: {compiling} targets, {compared} of {len(graph.modules)} files"
        f" in targets, {len(misread)} not as Lintel says, {left_out} more left out;"
        f" {certain} edges certain, {len(graph.edges) - certain} ambiguous, {len(unseen)} unseen;"
        f" {graph.share_of_ambiguous_references():.1%} of references ambiguous"
    )
    for problem in misread + unseen:
        print(f"  {problem}")
    return len(misread) + len(unseen)


def main(lintel, scratch, *folders):
    try:
        return 1 if sum([check(lintel, scratch, folder) for folder in folders]) else 0
    except (OSError, ValueError) as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
