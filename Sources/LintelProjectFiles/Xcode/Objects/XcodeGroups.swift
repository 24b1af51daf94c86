import LintelVocabulary

/// The tree of groups of a project, which says where its files are.
struct XcodeGroups {
  /// Below which everything is that does not say otherwise.
  let sourceRoot: String
  /// The synchronized folders, in the order of the tree.
  private(set) var synchronizedFolders: [XcodeObject] = []
  /// The plain files and folders, in the order of the tree.
  private(set) var files: [XcodeObject] = []
  /// Where the groups are.
  private var places: [XcodePlace]
  /// The group that holds something, as a position in `places`, by where that is in the file.
  private var groups: [Int: Int] = [:]

  private static let kinds: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// The first group that is too deep in others, so that what is in it is not found.
  private(set) var tooDeep: XcodeObject?

  /// Groups in groups in groups go no further than anybody would make them.
  static let depthLimit = 200

  /// - Parameter path: of the project file.
  init(_ objects: XcodeObjects, projectFile path: String) {
    let bundle = RelativePath.folder(of: path)
    sourceRoot = RelativePath.join(
      RelativePath.folder(of: bundle), objects.root.text("projectDirPath") ?? "")
    places = [.path(sourceRoot)]
    if let main = objects.referred(by: objects.root, "mainGroup") { walk(main, objects) }
  }

  private mutating func walk(_ main: XcodeObject, _ objects: XcodeObjects) {
    groups[main.node.offset] = 0
    var waiting = [(object: main, depth: 0)]
    while let (object, depth) = waiting.popLast() {
      if object.isOf("PBXFileReference") {
        files.append(object)
      } else if object.isOf("PBXFileSystemSynchronizedRootGroup") {
        synchronizedFolders.append(object)
      } else if Self.kinds.contains(object.kind) {
        guard depth < Self.depthLimit else {
          tooDeep = tooDeep ?? object
          continue
        }
        places.append(place(of: object))
        for child in objects.allReferred(by: object, "children").reversed()
        where groups[child.node.offset] == nil {
          groups[child.node.offset] = places.count - 1
          waiting.append((child, depth + 1))
        }
      }
    }
  }

  /// Where a file or group is; what is in no group stands at the source root.
  func place(of object: XcodeObject) -> XcodePlace {
    XcodePlace(
      object.text("path") ?? "", from: Self.base(of: object),
      in: places[groups[object.node.offset] ?? 0],
      sourceRoot: sourceRoot)
  }

  /// What the path of a file or group starts from.
  static func base(of object: XcodeObject) -> XcodePlace.Base {
    guard let tree = object.node["sourceTree"], !tree.says("<group>") else { return .group }
    switch tree.text ?? "<group>" {
    case "<group>": return .group
    case "SOURCE_ROOT": return .sourceRoot
    case "<absolute>": return .absolute
    case "BUILT_PRODUCTS_DIR": return .products
    case "DEVELOPER_DIR", "SDKROOT": return .sdk
    case let word: return .other(word)
    }
  }
}
