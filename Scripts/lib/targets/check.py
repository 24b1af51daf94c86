"""Compares what Lintel says of targets with an independent reader, for Scripts/check-targets.

Usage: check.py LINTEL SCRATCH FOLDER ...
"""

import os
import sys

from checkout import targets
from lintel_graph import NO_MODULE, LintelGraph
from visibility import Visibility


def misread_members(graph, visibility):
    """Each file whose module is not that of the targets that compile it."""
    for path, module in sorted(graph.modules.items()):
        compiling = visibility.of_file.get(path, [])
        modules = {name for target in compiling for name in target.modules}
        if module is None:
            agrees = len(compiling) > 1
        elif module == NO_MODULE:
            agrees = not compiling
        else:
            agrees = len(compiling) == 1 and module in modules
        if not agrees:
            said = "several targets" if module is None else f"'{module}'"
            by = ", ".join(f"'{target}'" for target in compiling) or "no target"
            names = ", ".join(f"'{name}'" for name in sorted(modules)) or "no module"
            yield f"{path}: Lintel says {said}, but it is compiled by {by}, into {names}"


def unseen_edges(graph, visibility):
    """Each certain edge to a file that no target with the first file can see."""
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
    """Prints the counts and the differences of a folder, and answers how many these are."""
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
