import LintelVocabulary

/// Finds the targets and products that a target is declared to need, links, or copies into its
/// product.
struct XcodeDependencies {
  let objects: XcodeObjects
  let groups: XcodeGroups
  let targets: XcodeTargetLookup
  let phases: XcodePhases

  /// Returns the dependencies in the order of the file, each once.
  func dependencies(
    of target: XcodeObject, _ settings: TargetSettings
  ) -> [TargetDependency] {
    let declared = objects.allReferred(by: target, "dependencies").compactMap(dependency)
    let linked = linkedFiles(of: target).compactMap(linkedProduct)
    let packageProducts = objects.allReferred(by: target, "packageProductDependencies")
      .compactMap(packageProduct)
    let flags = settings.standard?.linkedProducts ?? []
    var seen: Set<TargetDependency> = [.target(id: target.id)]
    return (declared + linked + packageProducts + flags).filter { seen.insert($0).inserted }
  }

  /// Whether some dependencies exist for some platforms only.
  func areConditional(for target: XcodeObject) -> Bool {
    (objects.allReferred(by: target, "dependencies") + linkedFiles(of: target))
      .contains { PlatformFilter.platforms(of: $0) != nil }
  }

  private func linkedFiles(of target: XcodeObject) -> [XcodeObject] {
    phases.phases(of: target, kinds: ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"])
      .flatMap { objects.allReferred(by: $0, "files") }
  }

  private func dependency(_ dependency: XcodeObject) -> TargetDependency? {
    if let product = objects.referred(by: dependency, "productRef") {
      return packageProduct(product)
    }
    return targets.target(id: dependency.text("target"))
      ?? objects.referred(by: dependency, "targetProxy").flatMap(remote)
  }

  private func linkedProduct(_ buildFile: XcodeObject) -> TargetDependency? {
    if let product = objects.referred(by: buildFile, "productRef") {
      return packageProduct(product)
    }
    guard let file = objects.referred(by: buildFile, "fileRef") else { return nil }
    if file.kind == "PBXReferenceProxy" {
      return objects.referred(by: file, "remoteRef").flatMap(remote)
    }
    return targets.target(makingProduct: file.id) ?? product(file)
  }

  /// Returns a dependency on any target that makes the file of a reference.
  private func product(_ file: XcodeObject) -> TargetDependency? {
    guard file.kind == "PBXFileReference", let path = file.text("path") else { return nil }
    return TargetDependency(linking: path, from: XcodeGroups.base(of: file))
  }

  /// Returns the target that a proxy refers to, directly or by its product, in this or another
  /// project.
  private func remote(_ proxy: XcodeObject) -> TargetDependency? {
    let id = proxy.text("remoteGlobalIDString")
    let name = proxy.text("remoteInfo")
    guard let portal = objects.referred(by: proxy, "containerPortal") else { return nil }
    if portal.id == objects.root.id {
      return targets.target(id: id) ?? targets.target(named: name)
    }
    guard let project = groups.place(of: portal).path else { return nil }
    return .remoteTarget(project: project, id: id, name: name)
  }

  /// Returns the dependency on a product of a package. Plug-ins are left out: they run while the
  /// target is built, and contain nothing to import.
  private func packageProduct(_ product: XcodeObject) -> TargetDependency? {
    guard let name = product.text("productName"), !name.hasBytes(atStart: "plugin:") else {
      return nil
    }
    return .packageProduct(
      name, package: objects.referred(by: product, "package").flatMap(packages.package))
  }

  private var packages: XcodePackages { XcodePackages(objects: objects, groups: groups) }
}

extension TargetDependency {
  /// A dependency on any target that makes a linked or copied file; `nil` if no target can make it:
  /// `path = UIKit.framework; sourceTree = SDKROOT`.
  init?(linking path: String, from base: XcodePlace.Base) {
    let isLibrary = [".framework", ".a", ".dylib"].contains(where: path.hasBytes(atEnd:))
    guard base == .products || base != .sdk && isLibrary else { return nil }
    self = .product(fileName: RelativePath.fileName(of: path))
  }
}
