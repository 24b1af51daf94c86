import LintelProjectFiles
import LintelVocabulary

/// Reads manifests as `swift package dump-package` prints them.
enum DumpedManifest {
  /// - Parameters:
  ///   - path: the path of the manifest, relative to the root.
  ///   - names: the locations of the names in the manifest.
  static func read(
    _ bytes: [UInt8], path: String, names: WrittenNames
  ) throws(ProjectFileError) -> Manifest {
    let root = try PropertyList(json: bytes).root
    guard let targets = root["targets"], targets.isArray else {
      throw ProjectFileError(line: 1, column: 1, message: "there are no 'targets'")
    }
    var manifest = Manifest(path: path)
    manifest.name = root["name"]?.text
    manifest.targets = targets.elements.compactMap { target($0, names) }
    manifest.products = (root["products"]?.elements ?? []).compactMap { product in
      guard product["type"]?["library"] != nil, let name = product["name"]?.text else { return nil }
      return Manifest.Product(name: name, targets: product.texts("targets"))
    }
    for trait in root["traits"]?.elements ?? [] {
      if let name = trait["name"]?.text { manifest.traits[name] = trait.texts("enabledTraits") }
    }
    return manifest
  }

  private static func target(
    _ node: PropertyList.Node, _ names: WrittenNames
  ) -> ManifestTarget? {
    guard let name = node["name"]?.text, !name.isEmpty else { return nil }
    var target = ManifestTarget(name: name, kind: kind(ofType: node["type"]?.text))
    target.path = node["path"]?.text
    target.sources = node["sources"].flatMap { $0.isArray ? node.texts("sources") : nil }
    target.exclude = node.texts("exclude")
    target.resources = (node["resources"]?.elements ?? []).compactMap { $0["path"]?.text }
    target.usesPlugins = node["pluginUsages"]?.elements.isEmpty == false
    target.dependencies = (node["dependencies"]?.elements ?? []).compactMap {
      dependency($0, ofTarget: name, names)
    }
    return target
  }

  private static func kind(ofType type: String?) -> WorkspaceModule.Kind {
    switch type {
    case "executable": .executable
    case "test": .test
    case "macro": .macro
    case "plugin": .plugin
    case "system": .systemLibrary
    case "binary": .binary
    default: .library
    }
  }

  /// - Parameter node: a dictionary with one key, the kind of the dependency. Its value is a list:
  ///   the name; for a product, its package and, in newer versions, its aliases; and, at the end,
  ///   the platforms: `{"product": ["NIO", "swift-nio", null, null]}`.
  private static func dependency(
    _ node: PropertyList.Node, ofTarget target: String, _ names: WrittenNames
  ) -> ManifestDependency? {
    guard let (kind, value) = node.entries.first, let name = value.elements.first?.text else {
      return nil
    }
    let parts = value.elements
    let meant: ManifestDependency.Target
    switch kind {
    case "target": meant = .target(name)
    case "byName": meant = .byName(name)
    case "product": meant = .product(name, package: parts.count > 1 ? parts[1].text : nil)
    default: return nil
    }
    let place = names.place(of: name, inTarget: target)
    return ManifestDependency(
      target: meant, isAliased: kind == "product" && parts.count > 3 && parts[2].isDictionary,
      offset: place.offset, length: place.length)
  }
}
