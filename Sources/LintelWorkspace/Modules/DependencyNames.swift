import LintelVocabulary

/// Finds the modules that the dependencies of targets stand for.
struct DependencyNames {
  private struct Library {
    let package: Manifest
    let modules: [String]
  }

  /// The products of all packages in the workspace, by name.
  private var libraries: [String: [Library]] = [:]

  init(_ manifests: [Manifest]) {
    for manifest in manifests {
      for product in manifest.products {
        libraries[product.name, default: []].append(
          Library(package: manifest, modules: product.targets.map(moduleName(ofTarget:))))
      }
    }
  }

  /// - Parameter targets: names of all targets of the same package.
  func resolved(
    _ dependencies: [ManifestDependency], among targets: Set<String>
  ) -> [WorkspaceDependency] {
    dependencies.map { dependency in
      let known: [String]? =
        switch dependency.target {
        case _ where dependency.isAliased: nil
        case .target(let name): [moduleName(ofTarget: name)]
        case .byName(let name) where targets.contains(name): [moduleName(ofTarget: name)]
        case .byName(let name): modules(ofProduct: name, package: nil)
        case .product(let name, let package): modules(ofProduct: name, package: package)
        }
      return WorkspaceDependency(
        name: dependency.name, modules: known ?? [moduleName(ofTarget: dependency.name)],
        isGuess: known == nil, offset: dependency.offset, length: dependency.length)
    }
  }

  /// - Parameter package: what the manifest calls the other package, if it does.
  private func modules(ofProduct name: String, package: String?) -> [String]? {
    libraries[name]?.first { package == nil || isCalled(package ?? "", $0.package) }?.modules
  }

  /// A package goes by the name of its folder, or by the name that it gives itself.
  private func isCalled(_ name: String, _ package: Manifest) -> Bool {
    let folder = package.folder.pathParts.last.map(String.init)
    return [folder, package.name].contains { $0?.lowercased() == name.lowercased() }
  }
}
