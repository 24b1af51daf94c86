"""Lintel's graph of a project: the modules of each file, and the edges between files."""

import json
import subprocess

# Lintel's name for the module of files that are in no module.
NO_MODULE = "(project)"


class LintelGraph:
    """The files of a project with their modules, and the edges between these.

    Modules of one name are distinguished by their targets: `App (App iOS)`. Edges that consist of
    imports alone are left out, because they lead to all files of a module, and to none of these
    files in particular.
    """

    def __init__(self, lintel, root):
        command = [lintel, "graph", root, "--level", "file", "--ambiguous", "--format", "json"]
        answer = subprocess.run(command, capture_output=True, text=True)
        if answer.returncode not in (0, 1) or not answer.stdout:
            raise ValueError(f"'{' '.join(command)}' fails:\n{answer.stderr}")
        graph = json.loads(answer.stdout)
        self.modules = {node["id"]: node["modules"] for node in graph["nodes"]}
        self.edges = [
            edge
            for edge in graph["edges"]
            if edge["from"] != edge["to"] and set(edge["kinds"]) != {"import"}
        ]

    def certain(self):
        return [edge for edge in self.edges if edge["certainty"] != "ambiguous"]

    def share_of_ambiguous_references(self):
        """Returns the share of names that have only ambiguous edges among names with edges."""
        certainties = {}
        for edge in self.edges:
            for place in edge["places"]:
                if place["reference"] != "import":
                    where = (place["path"], place["line"], place["column"])
                    certainties.setdefault(where, set()).add(place["certainty"])
        ambiguous = sum(each == {"ambiguous"} for each in certainties.values())
        return ambiguous / len(certainties) if certainties else 0
