import LintelVocabulary

/// The tree of groups of a project, which determines the paths of its files.
struct XcodeGroups {
  /// The folder to which paths are relative unless they say otherwise.
  let sourceRoot: String
  /// The synchronized folders, in the order of the tree.
  private(set) var synchronizedFolders: [XcodeObject] = []
  /// The plain files and folders, in the order of the tree.
  private(set) var files: [XcodeObject] = []
  /// The locations of the groups. The first one is the source root.
  private var places: [XcodePlace]
  /// The group that contains an object, as an index into `places`, by the offset of the object.
  private var groups: [Int: Int] = [:]

  private static let kinds: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// The first group that is nested too deep, so that the files in it are not found.
  private(set) var tooDeep: XcodeObject?

  /// The nesting depth of groups, far above that of any real project.
  static let depthLimit = 200

  /// - Parameter path: the path of the project file.
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

  /// Returns the location of a file or group. Without a group, it is relative to the source root.
  func place(of object: XcodeObject) -> XcodePlace {
    XcodePlace(
      object.text("path") ?? "", from: Self.base(of: object),
      in: places[groups[object.node.offset] ?? 0],
      sourceRoot: sourceRoot)
  }

  /// Returns the folder that the path of a file or group is relative to.
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
