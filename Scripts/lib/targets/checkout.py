"""All targets of a checkout: those of its Xcode projects and of its packages."""

import os
import re
import xml.etree.ElementTree

from build_settings import BuildSettings
from packages import Packages
from target import Target
from xcode_dependencies import Declarations
from xcode_members import members
from xcode_project import Project

# Folders that other tools download or generate.
LEFT_OUT = {"Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages", ".build", ".git"}


def targets(root, scratch):
    """Returns the targets of the checkout in a folder; SwiftPM may write to `scratch`."""
    bundles, workspaces, manifests = [], [], []
    for parent, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        for name in list(folders):
            if name.endswith((".xcodeproj", ".xcworkspace")):
                folders.remove(name)
                kind = bundles if name.endswith(".xcodeproj") else workspaces
                kind.append(os.path.join(parent, name))
        if "Package.swift" in files and _is_manifest(os.path.join(parent, "Package.swift")):
            manifests.append(os.path.relpath(parent, root))

    projects = {
        bundle: Project(bundle, root)
        for bundle in bundles
        if os.path.exists(os.path.join(bundle, "project.pbxproj"))
    }
    packages = Packages(root, manifests, scratch)
    settings = {project.path: BuildSettings(project) for project in projects.values()}
    together = [set(_workspace_members(workspace, root)) for workspace in workspaces]
    declarations = Declarations(projects, settings, together, packages)

    found = list(packages.targets())
    for project in projects.values():
        for target_id, files in members(project).items():
            modules = settings[project.path].values(
                project.objects[target_id], "PRODUCT_MODULE_NAME"
            )
            sees = declarations.of(project, target_id)
            found.append(Target(project.key(target_id), modules, files, sees))
    return found


def _is_manifest(path):
    """Whether a `Package.swift` is the manifest of a package, not a template or an example."""
    with open(path, encoding="utf-8-sig", errors="replace") as file:
        return re.match(r"\s*//\s*swift-tools-version", file.read(400)) is not None


def _workspace_members(workspace, root):
    """Yields the projects and folders in a workspace, relative to the root."""
    path = os.path.join(workspace, "contents.xcworkspacedata")
    if not os.path.exists(path):
        return
    folder = os.path.dirname(workspace)
    todo = [(xml.etree.ElementTree.parse(path).getroot(), folder)]
    while todo:
        parent, group = todo.pop()
        for it in parent:
            kind, _, rest = it.get("location", "group:").partition(":")
            bases = {"container": folder, "absolute": "/"}
            here = os.path.normpath(os.path.join(bases.get(kind, group), rest))
            if it.tag == "Group":
                todo.append((it, here))
            elif it.tag == "FileRef":
                yield os.path.relpath(here, root)
