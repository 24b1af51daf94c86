import LintelVocabulary

/// The packages that a project in JSON refers to.
struct XcodeJSONPackages {
  /// The folders of the packages that are part of the project, in the order of the file.
  private(set) var folders: [String] = []
  private var byName: [String: PackageReference] = [:]

  init(_ root: PropertyList.Node, sourceRoot: String) {
    for package in root["packages"]?.elements ?? [] {
      if let url = package["repository"]?.text {
        byName[Self.name(of: url)] = .repository(url)
      } else if let path = package["path"]?.text {
        let folder = RelativePath.join(sourceRoot, path)
        folders.append(folder)
        byName[Self.name(of: folder)] = .folder(folder)
      }
    }
  }

  /// Returns the dependency on a product of a package. Plug-ins are left out: they run while the
  /// target is built, and contain nothing to import.
  func product(_ node: PropertyList.Node) -> TargetDependency? {
    guard let name = node["product-name"]?.text,
      node["product-type"]?.text != "build-tool-plugin"
    else { return nil }
    let package = node["package"]?.text.flatMap { byName[Self.name(of: $0)] }
    return .packageProduct(name, package: package)
  }

  /// Returns the name of a package from its URL or folder, in lower case: `https://a.b/Core.git` is
  /// `core`.
  private static func name(of location: String) -> String {
    let name = location.pathParts.last.map { $0.lowercased() } ?? ""
    return name.hasBytes(atEnd: ".git") ? String(name.dropLast(4)) : name
  }
}
