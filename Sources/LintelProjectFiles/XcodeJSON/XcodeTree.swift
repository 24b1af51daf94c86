import LintelVocabulary

/// The tree of files and groups of a project, which determines the paths of its files.
struct XcodeTree {
  enum Kind: String {
    case file = "file-reference"
    case group
    case folder
    case variants = "variant-group"
    case versions = "version-group"
  }

  struct Item {
    let node: PropertyList.Node
    let kind: Kind
    let path: XcodePathText
    /// The index of the containing item.
    let parent: Int
  }

  struct File {
    let path: XcodePathText
    let node: PropertyList.Node
    let place: XcodePlace
  }

  /// The items in the order of the tree. The first one is the project itself.
  private(set) var items: [Item] = []
  let sourceRoot: String
  /// The locations of groups, by index.
  private var groups: [Int: XcodePlace]
  private var ids: [String: Int] = [:]
  /// The index of each child, by its parent and its name; -1 if several children have the name.
  private var children: [Child: Int] = [:]

  private struct Child: Hashable {
    let parent: Int
    let name: PathKey
  }

  /// - Parameter path: the path of the project file.
  init(_ root: PropertyList.Node, projectFile path: String) {
    sourceRoot = RelativePath.folder(of: RelativePath.folder(of: path))
    groups = [0: .path(sourceRoot)]
    items = [Item(node: root, kind: .group, path: XcodePathText(""), parent: 0)]
    var waiting = (root["files"]?.elements ?? []).reversed().map { (node: $0, parent: 0) }
    while let (node, parent) = waiting.popLast() {
      guard node.isDictionary, let kind = Kind(rawValue: node["kind"]?.text ?? "file-reference")
      else { continue }
      let position = items.count
      items.append(
        Item(node: node, kind: kind, path: XcodePathText(node["path"]?.text ?? ""), parent: parent))
      if let id = node["id"]?.text { ids[id] = position }
      let child = Child(parent: parent, name: PathKey(name(at: position)))
      children[child] = children[child] == nil ? position : -1
      guard let inner = node["children"]?.elements, !inner.isEmpty else { continue }
      groups[position] = place(at: position)
      waiting += inner.reversed().map { ($0, position) }
    }
  }

  /// Returns the name in the tree: the file name if the item has no other name.
  private func name(at position: Int) -> String {
    items[position].node["name"]?.text ?? RelativePath.fileName(of: items[position].path.path)
  }

  /// Returns the location of the item at an index.
  func place(at position: Int) -> XcodePlace {
    place(of: items[position].path, in: items[position].parent)
  }

  private func place(of path: XcodePathText, in group: Int) -> XcodePlace {
    XcodePlace(
      path.path, from: path.base, in: groups[group] ?? .notInSources, sourceRoot: sourceRoot)
  }

  /// Returns the index of the item that a reference means; `nil` if there is none, or if there are
  /// several.
  func position(of reference: XcodeReference?) -> Int? {
    switch reference {
    case .id(let id): return ids[id]
    case .names(let steps):
      var position = 0
      for step in steps {
        switch step {
        case .parent: position = items[position].parent
        case .child(let name):
          guard let next = children[Child(parent: position, name: PathKey(name))], next > 0 else {
            return nil
          }
          position = next
        }
      }
      return position > 0 ? position : nil
    case nil: return nil
    }
  }

  /// Returns the location of the item that a reference means; `nil` if there is no such item.
  func place(of reference: PropertyList.Node?) -> XcodePlace? {
    position(of: reference.flatMap { XcodeReference($0) }).map { place(at: $0) }
  }

  /// Whether an item may be the folder of a package, e.g. `Kits/Core` without a type.
  func mayBePackage(at position: Int) -> Bool {
    let item = items[position]
    guard item.kind == .file else { return false }
    return switch item.node["type"]?.text {
    case "folder", "wrapper": true
    case nil: PackageFolders.mayBeFolder(item.path.path)
    default: false
    }
  }

  /// Whether an item stands for more files than are read.
  func hasTooManyFiles(at position: Int) -> Bool {
    let limit = XcodeObjects.variantLimit
    return [.variants, .versions].contains(items[position].kind)
      && items[position].node["children"]?.elements(atMost: limit + 1).count ?? 0 > limit
  }

  /// Returns the files that an item stands for. A variant group is one file in several languages, a
  /// version group one file in several versions.
  func files(at position: Int) -> [File] {
    let item = items[position]
    switch item.kind {
    case .file: return [File(path: item.path, node: item.node, place: place(at: position))]
    case .variants, .versions:
      return (item.node["children"]?.elements(atMost: XcodeObjects.variantLimit) ?? []).map {
        node in
        let path = XcodePathText(node["path"]?.text ?? "")
        return File(path: path, node: node, place: place(of: path, in: position))
      }
    case .group, .folder: return []
    }
  }
}
