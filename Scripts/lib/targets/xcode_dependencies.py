"""The declared dependencies of Xcode targets: targets, products and the host apps of tests."""

import os
import re

# A framework is embedded by copying it into an app.
LINKING = {"PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"}

EXTENSIONS = {
    "application": "app",
    "framework": "framework",
    "framework.static": "framework",
    "app-extension": "appex",
    "library.static": "a",
}


class Declarations:
    """The dependencies and products that the targets of all projects of a checkout declare."""

    def __init__(self, projects, settings, workspaces, packages):
        self.projects, self.settings = projects, settings
        self.workspaces, self.packages = workspaces, packages
        self.makers = {}
        for project in projects.values():
            for target_id in project.target_ids:
                for product in self._products(project, target_id):
                    self.makers.setdefault(product, []).append((project, target_id))

    def of(self, project, target_id):
        """Returns the keys of the declared dependencies of a target, without the target itself."""
        target = project.objects[target_id]
        keys = set(self._depended_on(project, target))
        for entry in project.build_files(target, LINKING):
            keys |= set(self._linked(project, entry))
        for value in self.settings[project.path].values(target, "OTHER_LDFLAGS"):
            for name in re.findall(r"-(?:weak_)?framework[ ,]+[\"']?([\w.-]+)", value):
                keys |= set(self._made(project, f"{name}.framework"))
            for name in re.findall(r"(?:^|\s)-l\"?([\w.+-]+)", value):
                keys |= set(self._made(project, f"lib{name}.a"))
        return (keys | set(self._hosts(project, target_id))) - {project.key(target_id)}

    def _products(self, project, target_id):
        """Yields the file names by which the product of a target can be linked."""
        target = project.objects[target_id]
        path = project.object(target.get("productReference")).get("path")
        if path:
            yield os.path.basename(path)
        kind = target.get("productType", "").removeprefix("com.apple.product-type.")
        if kind in EXTENSIONS:
            prefix = "lib" if kind == "library.static" else ""
            for name in self.settings[project.path].values(target, "PRODUCT_NAME"):
                yield f"{prefix}{name}.{EXTENSIONS[kind]}"

    def _depended_on(self, project, target):
        for dependency in project.listed(target, "dependencies"):
            proxy = project.object(dependency.get("targetProxy"))
            if "productRef" in dependency:
                yield from self._package(project, project.object(dependency["productRef"]))
            elif dependency.get("target") in project.target_ids:
                yield project.key(dependency["target"])
            elif (other := self._container(project, proxy)) is not None:
                for each in other.target_ids:
                    named = proxy.get("remoteInfo") == other.name(each)
                    if each == proxy.get("remoteGlobalIDString") or named:
                        yield other.key(each)
        for product in project.listed(target, "packageProductDependencies"):
            yield from self._package(project, product)

    def _linked(self, project, entry):
        if "productRef" in entry:
            yield from self._package(project, project.object(entry["productRef"]))
            return
        reference = entry.get("fileRef")
        it = project.object(reference)
        if it.get("isa") == "PBXReferenceProxy":
            proxy = project.object(it.get("remoteRef"))
            owner, wanted = self._container(project, proxy), proxy.get("remoteGlobalIDString")
        elif it.get("sourceTree") == "BUILT_PRODUCTS_DIR":
            owner, wanted = project, reference
        else:
            return
        exact = [
            owner.key(each)
            for each in (owner.target_ids if owner else [])
            if owner.objects[each].get("productReference") == wanted
        ]
        yield from exact or self._made(project, os.path.basename(it.get("path", "")))

    def _hosts(self, project, target_id):
        """Yields the keys of the app in which a test bundle runs."""
        target, settings = project.objects[target_id], self.settings[project.path]
        for value in settings.values(target, "TEST_HOST"):
            if app := re.search(r"/([^/]+\.app)(?:/|$)", value):
                yield from self._made(project, app[1])
        names = settings.values(target, "TEST_TARGET_NAME")
        attributes = project.main.get("attributes", {}).get("TargetAttributes", {})
        tested = attributes.get(target_id, {}).get("TestTargetID")
        for each in project.target_ids:
            if each == tested or project.name(each) in names:
                yield project.key(each)

    def _container(self, project, proxy):
        portal = proxy.get("containerPortal")
        if portal == project.root_id:
            return project
        return self.projects.get(project.place(portal))

    def _made(self, project, product):
        """Returns the keys of the targets that make a product that is linked by name.

        They may be in this project, in a project that it refers to, or in the same workspace.
        """
        own = {
            project.place(each["ProjectRef"]) for each in project.main.get("projectReferences", [])
        }
        keys = [
            other.key(target_id)
            for other, target_id in self.makers.get(product, [])
            if other is project
            or other.bundle in own
            or any({project.path, other.path} <= members for members in self.workspaces)
        ]
        name = os.path.splitext(product)[0]
        # A framework may be linked by the name of a package product.
        return keys or self.packages.product(name, self._folders(project))

    def _package(self, project, product):
        """Returns the keys of the targets of a package product; none for a remote package."""
        package = project.object(product.get("package"))
        name = product.get("productName", "")
        if package.get("isa") == "XCRemoteSwiftPackageReference":
            return set()
        if package.get("isa") == "XCLocalSwiftPackageReference":
            return self.packages.product(name, {self._folder(project, package)})
        near = self.packages.product(name, self._folders(project))
        return near or self.packages.product_of_any(name)

    def _folders(self, project):
        """Returns the folders that may be packages of a project or of its workspace."""
        local = project.all_of("XCLocalSwiftPackageReference")
        folders = {self._folder(project, package) for _, package in local}
        for key, _ in project.all_of("PBXFileReference"):
            if (path := project.place(key)) is not None:
                folders.add(os.path.relpath(path, project.root))
        for members in self.workspaces:
            if project.path in members:
                folders |= members
        return folders

    def _folder(self, project, package):
        path = os.path.join(project.source_root, package.get("relativePath", ""))
        return os.path.relpath(path, project.root)
