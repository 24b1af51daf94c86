"""The Swift files that the targets of an Xcode project compile."""

import collections
import os

from target import is_below, swift_below

SYNCHRONIZED = "PBXFileSystemSynchronizedRootGroup"
TARGET_EXCEPTIONS = "PBXFileSystemSynchronizedBuildFileExceptionSet"
PHASE_EXCEPTIONS = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"


def members(project):
    """Returns the existing Swift files of each target, by its identifier, relative to the root."""
    files = {target: set(_explicit(project, target)) for target in project.target_ids}
    for target, path in _synchronized(project):
        if target in files:
            files[target].add(path)
    return {
        target: {
            os.path.relpath(path, project.root)
            for path in paths
            if path.startswith(project.root + "/") and os.path.exists(path)
        }
        for target, paths in files.items()
    }


def _explicit(project, target):
    """Yields the files that the build phases of a target list individually."""
    for entry in project.build_files(project.objects[target], {"PBXSourcesBuildPhase"}):
        reference = entry.get("fileRef")
        it = project.object(reference)
        several = it.get("isa") in ("PBXVariantGroup", "XCVersionGroup")
        for each in it["children"] if several else [reference]:
            path = project.place(each)
            if path is not None and path.endswith(".swift"):
                yield path


def _synchronized(project):
    """Yields the targets and files of synchronized folders, which belong to targets as a whole."""
    folders = {key: project.place(key) for key, _ in project.all_of(SYNCHRONIZED)}
    for key, group in project.all_of(SYNCHRONIZED):
        folder = folders[key]
        if folder is None or not os.path.isdir(folder):
            continue
        others = {path for path in folders.values() if path and path != folder}
        files = [
            path
            for path in swift_below(folder, left_out=others)
            if not is_below(path, group.get("explicitFolders", []))
        ]
        owners = [
            target
            for target in project.target_ids
            if key in project.objects[target].get("fileSystemSynchronizedGroups", [])
        ]
        excepted = _exceptions(project, group)
        for owner in owners:
            for path in files:
                if not is_below(path, excepted.get((owner, TARGET_EXCEPTIONS), [])):
                    yield owner, os.path.join(folder, path)
        for (target, kind), names in excepted.items():
            # For an owner, an exception removes files; for any other target, it adds them.
            if kind == PHASE_EXCEPTIONS or target not in owners:
                for path in files:
                    if is_below(path, names):
                        yield target, os.path.join(folder, path)


def _exceptions(project, group):
    """Returns the names in the exceptions of a folder, by target and kind of exception."""
    target_of_phase = {
        phase: target
        for target in project.target_ids
        for phase in project.objects[target].get("buildPhases", [])
    }
    names = collections.defaultdict(list)
    for exceptions in project.listed(group, "exceptions"):
        kind, phase = exceptions["isa"], exceptions.get("buildPhase")
        if kind == TARGET_EXCEPTIONS:
            target = exceptions.get("target")
        elif project.object(phase).get("isa") == "PBXSourcesBuildPhase":
            target = target_of_phase.get(phase)
        else:
            continue
        names[target, kind] += exceptions.get("membershipExceptions", [])
    return names
