import LintelProjectFiles
import LintelVocabulary

/// Finds the modules that the dependencies of targets stand for.
struct DependencyNames {
  private struct Library {
    let package: Manifest
    let modules: [String]

    var folder: PathKey { PathKey(package.folder) }
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

  /// - Parameters:
  ///   - targets: the names of all targets of the package.
  ///   - manifest: the manifest of the package.
  func resolved(
    _ dependencies: [ManifestDependency], among targets: Set<String>, of manifest: Manifest
  ) -> [WorkspaceDependency] {
    dependencies.map { dependency in
      let known: Library? =
        switch dependency.target {
        case _ where dependency.isAliased: nil
        case .target(let name): Library(package: manifest, modules: [moduleName(ofTarget: name)])
        case .byName(let name) where targets.contains(name):
          Library(package: manifest, modules: [moduleName(ofTarget: name)])
        case .byName(let name): library(name, package: nil)
        case .product(let name, let package): library(name, package: package)
        }
      return WorkspaceDependency(
        name: dependency.name, package: known?.package.folder,
        modules: known?.modules ?? [moduleName(ofTarget: dependency.name)],
        isGuess: known == nil, offset: dependency.offset, length: dependency.length)
    }
  }

  /// - Parameter package: the name that the manifest gives the other package, if it gives one.
  private func library(_ name: String, package: String?) -> Library? {
    libraries[name]?.first { package == nil || isCalled(package ?? "", $0.package) }
  }

  /// Returns the modules of a product that a project uses; `nil` if no manifest in the workspace
  /// lists them.
  ///
  /// - Parameter folders: folders of packages that are part of the project, which often does not
  ///   name the package of a product.
  func modules(
    ofProduct name: String, of package: PackageReference?, among folders: [Set<PathKey>]
  ) -> (package: String, names: [String])? {
    guard let libraries = libraries[name] else { return nil }
    let library: Library?
    switch package {
    case .folder(let folder): library = libraries.first { $0.folder == PathKey(folder) }
    // A checkout of the repository in the workspace is ignored, because the build does not use it.
    case .repository: library = nil
    case nil:
      library =
        libraries.first { library in folders.contains { $0.contains(library.folder) } }
        ?? libraries.first
    }
    return library.map { ($0.package.folder, $0.modules) }
  }

  /// Whether a name is that of a package's folder, or the name in its manifest. Case is ignored:
  /// `core` is `Core`.
  private func isCalled(_ name: String, _ package: Manifest) -> Bool {
    let folder = package.folder.pathParts.last.map(String.init)
    return [folder, package.name].contains { $0?.lowercased() == name.lowercased() }
  }
}
