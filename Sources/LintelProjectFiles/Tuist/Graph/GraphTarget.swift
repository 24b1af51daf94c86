import LintelVocabulary

/// A target of a graph, with paths as the graph has them.
struct GraphTarget {
  let name: String
  private let node: PropertyList.Node

  init(_ name: String, _ node: PropertyList.Node) {
    self.name = name
    self.node = node
  }

  var kind: TargetKind { TargetKind(tuistProduct: node["product"]?.text ?? "") }
  var productName: String? { node["productName"]?.text }
  var settings: TuistSettings { TuistSettings(node["settings"]) }

  /// The platforms of the target; `nil` if they are not known.
  var platforms: Set<Platform>? {
    guard let names = node["destinations"]?.elements.compactMap(\.text), !names.isEmpty else {
      return nil
    }
    return Set(names.compactMap(Platform.init(tuist:)))
  }

  /// The Swift files of the target, from all lists in which the graph has them.
  var files: [ListedFile] {
    let sources = node["sources"]?.elements ?? []
    let inFolders = (node["buildableFolders"]?.elements ?? []).flatMap {
      $0["resolvedFiles"]?.elements ?? []
    }
    return (sources + inFolders).compactMap { file in
      guard let path = file.text ?? file["path"]?.text, path.hasBytes(atEnd: ".swift") else {
        return nil
      }
      return ListedFile(
        path: path, platforms: Self.platforms(file["compilationCondition"]),
        compilerFlags: file.joinedText("compilerFlags"))
    }
  }

  var dependencies: [GraphDependency] {
    (node["dependencies"]?.elements ?? []).compactMap(GraphDependency.init)
  }

  private static func platforms(_ condition: PropertyList.Node?) -> Set<Platform>? {
    let names = (condition?["platformFilters"]?.elements ?? []).compactMap {
      $0.text ?? $0.entries.first?.key
    }
    return names.isEmpty ? nil : Set(names.compactMap(Platform.init(tuist:)))
  }
}

/// A dependency of a target of a graph, with paths as the graph has them.
enum GraphDependency {
  case target(name: String)
  case project(path: String, target: String)
  case packageProduct(String)
  /// A built framework or library, by its path.
  case file(String)

  /// - Parameter node: a dictionary with one key, which is the kind of dependency.
  /// - Returns: `nil` if the dependency is not code of the workspace.
  init?(_ node: PropertyList.Node) {
    guard let kind = node.entries.first(where: { node[$0.key] != nil })?.key,
      let value = node[kind]
    else { return nil }
    switch kind {
    case "target", "macro":
      guard let name = value["name"]?.text else { return nil }
      self = .target(name: name)
    case "project":
      guard let path = value["path"]?.text, let target = value["target"]?.text else { return nil }
      self = .project(path: path, target: target)
    case "package", "packageProduct":
      guard let product = value["product"]?.text,
        value["type"]?.text?.hasBytes(atStart: "plugin") != true
      else { return nil }
      self = .packageProduct(product)
    case "framework", "xcframework", "library":
      guard let path = value["path"]?.text else { return nil }
      self = .file(path)
    default: return nil
    }
  }
}
