import LintelVocabulary

/// The projects and packages in an Xcode workspace, read from `contents.xcworkspacedata`.
///
/// Paths are relative to the root of the check. They may not exist on disk, because projects are
/// often generated.
package struct XcodeWorkspace: Equatable, Sendable {
  /// The path of the file itself.
  package let path: String
  /// The bundles of the projects, in the order of the file, each once.
  package private(set) var projects: [String] = []
  /// The folders of packages, in the order of the file, each once.
  package private(set) var packageFolders: [String] = []

  /// Reads a workspace.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the root of the check.
  ///   - others: provides manifests of packages.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> XcodeWorkspace {
    let locations = try WorkspaceLocations(bytes, container: RelativePath.folder(of: path))
    var workspace = XcodeWorkspace(path: path)
    var folders = PackageFolders(others: others)
    var seen: Set<PathKey> = []
    for location in locations.paths where seen.insert(PathKey(location)).inserted {
      if location.hasBytes(atEnd: ".xcodeproj") {
        workspace.projects.append(location)
      } else {
        folders.addIfPackage(location)
      }
    }
    workspace.packageFolders = folders.paths
    return workspace
  }
}

/// The paths of the files and folders in a workspace.
private struct WorkspaceLocations {
  /// The paths in the order of the file.
  private(set) var paths: [String] = []

  /// The folder that contains the workspace.
  private let folder: XcodePlace

  /// - Parameter container: the bundle of the workspace.
  init(_ bytes: [UInt8], container: String) throws(ProjectFileError) {
    folder = .path(RelativePath.folder(of: container))
    let elements = try ByteCursor.read(bytes) { cursor throws(Misreading) in
      try Self.elements(cursor)
    }
    // The locations of the elements that are open.
    var places = [folder]
    for element in elements {
      guard let element else {
        places.removeLast()
        continue
      }
      let place = place(
        of: element.attributes["location"] ?? "group:", in: places[places.count - 1])
      places.append(place)
      if element.name == "FileRef", let path = place.path { paths.append(path) }
    }
    if let first = elements.first, first?.name != "Workspace" {
      throw ProjectFileError(
        "this is not a workspace of Xcode: expected '<Workspace>'", at: first?.offset ?? 0,
        in: bytes)
    }
  }

  /// - Returns: the tags of the elements as they open; `nil` when the last open one closes.
  private static func elements(_ start: ByteCursor) throws(Misreading) -> [XMLTag?] {
    var cursor = start
    var elements: [XMLTag?] = []
    // The names of the elements that are open, outermost first.
    var open: [String] = []
    try cursor.skipPrologOfXML()
    repeat {
      let tag = try XMLTag(&cursor, checkingReferences: true)
      if tag.form == .closing {
        guard tag.name == open.last else {
          throw Misreading(tag.offset, .unclosedElement(open.last ?? ""))
        }
      } else {
        guard open.count < PropertyListLimits.depthLimit else {
          throw Misreading(tag.offset, .tooDeep)
        }
        open.append(tag.name)
        elements.append(tag)
      }
      if tag.form != .opening {
        open.removeLast()
        elements.append(nil)
      }
      try cursor.skipBetweenTags()
    } while !open.isEmpty
    guard cursor.isAtEnd else { throw cursor.misreading(.textAfterEnd) }
    return elements
  }

  /// - Parameter location: a base and a path relative to it, as in `group:Kit`.
  private func place(of location: String, in group: XcodePlace) -> XcodePlace {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .unknown(location) }
    let path = String(parts[1])
    return switch parts[0] {
    case "group": group.appending(path)
    case "container": folder.appending(path)
    case "absolute": XcodePlace.path("/").appending(path)
    default: .unknown(location)
    }
  }
}
